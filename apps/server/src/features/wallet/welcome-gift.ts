import type { WelcomeGift } from '@kindred/contract/wallet/calls';
import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { hasUsedOffer, insertUsedOffers, welcomeGiftOffer } from '../users/used-offers.sql.ts';
import { grantDiamonds } from './ledger/credit-diamonds.ts';

const $ = inputs({ userId: 'bigint', entryId: 'bigint', diamonds: 'integer', now: 'timestamptz' });

type Received = { diamonds: number; received_at: Date };
type Answer = { diamonds: number; diamond: number; received_time: string };

const findReceived = statement(
  { diamonds: 'integer', received_at: 'timestamptz' },
  sql`select diamonds, received_at from welcome_gifts where user_id = ${$.userId}`,
);

// Two tabs wait for each other at the wallet's row.
const lockWallet = statement(
  { balance: 'bigint!' },
  sql`select balance from ledger_accounts where user_id = ${$.userId} and kind = 'wallet' for update`,
);

export async function getWelcomeGift(
  { db, config }: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<WelcomeGift> {
  const received = await findReceived.first(db, { userId });
  if (received) return { state: 'received', diamonds: received.diamonds };
  const { welcomeGift } = config;
  if (welcomeGift === 0) return { state: 'off', diamonds: 0 };
  const wasHad = await hasUsedOffer(db, userId, welcomeGiftOffer);
  return { state: wasHad ? 'received' : 'offered', diamonds: welcomeGift };
}

/** Books the welcome gift once per person. A second call returns the first gift. Refuses with `welcomeGiftOff`. */
export function receiveWelcomeGift(context: Context, _input: unknown, { userId }: Viewer): Promise<Answer> {
  return transact(context, async (tx) => {
    const { balance } = await lockWallet.one(tx, { userId });
    const received = await findReceived.first(tx, { userId });
    if (received) return presentReceived(received, Number(balance));
    const { welcomeGift } = context.config;
    if (welcomeGift === 0 || (await hasUsedOffer(tx, userId, welcomeGiftOffer))) refuse('welcomeGiftOff');
    return give(tx, userId, welcomeGift, context.clock.now());
  });
}

/** Keeps a returning person from getting the gift again. */
export async function rememberWelcomeGift(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  if (await findReceived.first(tx, { userId })) await insertUsedOffers(tx, userId, [welcomeGiftOffer], now);
}

const insertGift = statement(
  {},
  sql`insert into welcome_gifts (user_id, entry_id, diamonds, received_at)
    values (${$.userId}, ${$.entryId}, ${$.diamonds}, ${$.now})`,
);

async function give(tx: Tx, userId: string, diamonds: number, now: Date): Promise<Answer> {
  const { entryId, balance } = await grantDiamonds(tx, userId, diamonds, now);
  await insertGift.run(tx, { userId, entryId, diamonds, now });
  notifyUsers(tx, [userId], { type: 'wallet.changed', diamond: balance });
  return presentReceived({ diamonds, received_at: now }, balance);
}

function presentReceived({ diamonds, received_at }: Received, balance: number): Answer {
  return { diamonds, diamond: balance, received_time: received_at.toISOString() };
}
