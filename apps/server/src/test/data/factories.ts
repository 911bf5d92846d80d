import type { Context } from '../../context.ts';
import { hashToken } from '../../features/users/authenticate.ts';
import { grantDiamonds } from '../../features/wallet/ledger/credit-diamonds.ts';
import { openCreatorAccounts } from '../../features/wallet/ledger/ledger-accounts.ts';

export type TestUser = { userId: string; token: string };
export type TestCreator = TestUser & { charId: string; handle: string };

let count = 0;

/** Creates a signed-in person with a wallet. `diamonds` are granted through the ledger. */
export async function createUser(
  { db, random, clock }: Context,
  options: { nickname?: string; role?: 'member' | 'moderator'; diamonds?: number } = {},
): Promise<TestUser> {
  const now = clock.now();
  const { user_id: userId } = await db
    .insertInto('users')
    .values({
      nickname: options.nickname ?? `Fan ${++count}`,
      role: options.role ?? 'member',
      created_at: now,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_accounts')
    .values({ kind: 'wallet', currency: 'DIA', user_id: userId, balance: 0 })
    .execute();
  const { diamonds } = options;
  if (diamonds) await db.transaction().execute((tx) => grantDiamonds(tx, userId, diamonds, now));
  return { userId, token: await createSession({ db, random, clock }, userId) };
}

/** Signs the person in on one more device; returns the token. */
export async function createSession(
  { db, random, clock }: Pick<Context, 'db' | 'random' | 'clock'>,
  userId: string,
): Promise<string> {
  const now = clock.now();
  const token = random.token(32);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device_id: 'test',
      device: 'Test',
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return token;
}

/** Creates a creator with one character and the earning accounts. `groupId` makes it a pro one. */
export async function createCreator(
  context: Context,
  options: { name?: string; groupId?: string | null; card?: object; chatMode?: 0 | 1 } = {},
): Promise<TestCreator> {
  const { db, clock } = context;
  const user = await createUser(context, { nickname: options.name ?? `Creator ${++count}` });
  await db
    .updateTable('users')
    .set({ is_creator: true, chat_mode: options.chatMode ?? 0 })
    .where('user_id', '=', user.userId)
    .execute();
  await openCreatorAccounts(db, user.userId);
  const handle = `creator_${++count}`;
  const { char_id: charId } = await db
    .insertInto('characters')
    .values({
      user_id: user.userId,
      char_unique_id: handle,
      name: options.name ?? handle,
      group_id: options.groupId ?? null,
      card: JSON.stringify(options.card ?? {}),
      created_at: clock.now(),
    })
    .returning('char_id')
    .executeTakeFirstOrThrow();
  return { ...user, charId, handle };
}
