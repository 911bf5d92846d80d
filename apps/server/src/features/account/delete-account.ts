import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../platform/db/transact.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sessionEnded } from '../../platform/realtime/live-bus.ts';
import type { Viewer } from '../../viewer.ts';
import { updateOtherSessionsRevoked } from '../users/sessions.sql.ts';
import { lockIdentity } from '../users/users.sql.ts';
import { anonymizePerson } from './anonymize-person.ts';
import { findObstacles } from './preview-deletion.ts';
import { tellBuyersTask } from './tell-buyers.ts';

const $ = inputs({ userId: 'bigint' });

/**
 * Deletes an account (docs/decisions/0036-deletion.md): each feature deletes its data of the person, remaining rows
 * get a neutral name, the ledger stays. Refuses with `walletBlocked` for a debt, and with `subscribersPaid` while
 * fans have paid for time to come.
 */
export async function deleteAccount(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const { hooks, live, clock } = context;
  const endedSessionIds = await transact(context, async (tx) => {
    const now = clock.now();
    if (!(await lockPerson(tx, userId))) return [];
    for (const { reason } of await findObstacles(tx, userId, now)) refuse(refusalOf[reason]);
    for (const onDeleted of hooks.userDeleted) await onDeleted(tx, { userId, now });
    const sessions = await updateOtherSessionsRevoked(tx, { userId, exceptSessionId: undefined }, now);
    await anonymizePerson(tx, { userId, now });
    await enqueue(tx, tellBuyersTask, { user_id: userId });
    revokeAccess(tx, [userId]);
    return sessions;
  });
  for (const sessionId of endedSessionIds) live.publishControl(sessionEnded, sessionId);
  return {};
}

const refusalOf = { debt: 'walletBlocked', paid_subscribers: 'subscribersPaid' } as const;

const listIdentities = statement(
  { issuer: 'text', subject: 'text' },
  sql`select issuer, subject from sign_in_identities where user_id = ${$.userId} order by issuer, subject`,
);
const lockCharacters = statement(
  {},
  sql`select from characters where user_id = ${$.userId} order by char_id for update`,
);
const lockUser = statement(
  { user_id: 'bigint' },
  sql`select user_id from users where user_id = ${$.userId} and deleted_at is null for update`,
);
const lockWallet = statement(
  {},
  sql`select from ledger_accounts where user_id = ${$.userId} and kind = 'wallet' for update`,
);

/**
 * Locks the person against concurrent sign-ins, joins, payments and spends; returns false when the account is deleted
 * already. All code locks in this order: two people, a character, an account, a wallet.
 */
async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  for (const identity of await listIdentities.all(tx, { userId })) await lockIdentity(tx, identity);
  await lockCharacters.run(tx, { userId });
  const user = await lockUser.first(tx, { userId });
  await lockWallet.run(tx, { userId });
  return user !== undefined;
}
