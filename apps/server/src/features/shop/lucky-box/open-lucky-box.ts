import { createHash } from 'node:crypto';
import type { ParsedInput } from '@kindred/contract/all/calls';
import { luckyBoxes, luckyDrawsPerDay } from '@kindred/contract/shop/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { requireKey } from '../../../platform/http/register-route.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { assertSalesOpen } from '../../users/sales/is-sales-quiet.ts';
import { adjustWalletBalance } from '../../wallet/ledger/adjust-wallet-balance.ts';
import { grantDiamonds } from '../../wallet/ledger/credit-diamonds.ts';
import { commonAccounts } from '../../wallet/ledger/ledger-accounts.ts';
import { postEntry } from '../../wallet/ledger/post-entry.ts';
import { assertWithinLimit } from '../../wallet/limits/assert-within-limit.ts';
import { clientSeedOf, commitmentOf, draw } from './draw.ts';
import {
  claimKey,
  countToday,
  findNextSeed,
  insertDraw,
  insertSeed,
  lockWalletForDraw,
  markDrawn,
  type StoredDraw,
  storeAnswer,
} from './lucky-box.sql.ts';

type Order = ParsedInput<'openLuckyBox'>;

/**
 * Buys and opens a box, once per key; a repeated key returns the first answer. Refuses with `notForSale`,
 * `priceChanged`, `drawChanged`, `dailyLimitReached`, `insufficientBalance` and `walletBlocked`.
 */
export async function openLuckyBox(
  context: Context,
  order: Order,
  { userId }: Viewer,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<StoredDraw> {
  if (!context.config.luckyBox) refuse('notForSale');
  const key = requireKey(idempotencyKey);
  const hash = createHash('sha256')
    .update(JSON.stringify(['openLuckyBox', order.box_type]))
    .digest();
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const keyClaim = await claimKey.one(tx, { userId, key, hash, now });
    if (keyClaim.outcome) return keyClaim.answer ?? refuse('idempotencyKeyReused');
    const answer = await drawNow(context, tx, { userId, order, key, now });
    await storeAnswer.run(tx, { userId, key, answer: JSON.stringify(answer) });
    return answer;
  });
}

type Draw = { userId: string; order: Order; key: string; now: Date };

async function drawNow(context: Context, tx: Tx, { userId, order, key, now }: Draw): Promise<StoredDraw> {
  const { random } = context;
  const { box_type: boxType, expected_price, expected_commitment } = order;
  const { price, prizes } = luckyBoxes[boxType];
  if (expected_price !== undefined && expected_price !== price) refuse('priceChanged', { price });
  await assertSalesOpen(tx, userId, now);
  const balance = Number((await lockWalletForDraw.one(tx, { userId })).balance);
  const { count } = await countToday.one(tx, { userId, now });
  if (count >= luckyDrawsPerDay) refuse('dailyLimitReached');
  if (balance < 0) refuse('walletBlocked', { diamond: balance });
  if (balance < price) refuse('insufficientBalance', { diamond: balance });
  await assertWithinLimit(tx, context, { userId, cents: price, meters: ['spent'] });
  // A person who never listed the boxes has no seed yet.
  await insertSeed.run(tx, { userId, seed: random.bytes(32), now });
  const { seed_id: seedId, seed, version } = await findNextSeed.one(tx, { userId });
  const clientSeed = clientSeedOf(key);
  const proof = draw({ seed, version }, clientSeed, boxType);
  // Another tab has drawn since, or the prizes have changed.
  if (expected_commitment !== undefined && expected_commitment !== proof.commitment) refuse('drawChanged');
  const entryId = await postSale(tx, userId, price, now);
  const { prize } = proof;
  const granted = await grantDiamonds(tx, userId, prize, now, 'prize');
  await markDrawn.run(tx, { seedId, now });
  await insertDraw.run(tx, {
    seedId,
    userId,
    boxType,
    clientSeed,
    price,
    prize,
    entryId,
    prizeEntryId: granted.entryId,
    now,
    proof: JSON.stringify(proof),
  });
  const nextSeed = random.bytes(32);
  await insertSeed.run(tx, { userId, seed: nextSeed, now });
  notifyUsers(tx, [userId], { type: 'wallet.changed', diamond: granted.balance });
  return {
    prize: { diamonds: prize },
    proof,
    next_commitment: commitmentOf(nextSeed, { version: 2, boxType, prizes }),
    left_today: luckyDrawsPerDay - count - 1,
    diamond: granted.balance,
  };
}

/** Posts the sale by the platform. The wallet is locked and holds the price. */
async function postSale(tx: Tx, userId: string, price: number, now: Date): Promise<string> {
  const wallet = await adjustWalletBalance(tx, userId, -price);
  return postEntry(tx, { kind: 'lucky_box', userId, now }, [
    { accountId: wallet.accountId, amount: -price, balanceAfter: wallet.balance },
    { accountId: commonAccounts.diamondsIssued, amount: price },
    { accountId: commonAccounts.deferredRevenue, amount: -price },
    { accountId: commonAccounts.platformRevenue, amount: price },
  ]);
}
