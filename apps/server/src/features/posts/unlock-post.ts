import { createHash } from 'node:crypto';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../feature.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { requireKey } from '../../platform/http/register-route.ts';
import { RawJson, type RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { availableAt } from '../wallet/ledger/post-card-sale.ts';
import { assertSold, type SaleOutcome } from '../wallet/sale.ts';
import { readPost } from './get-post.ts';

const saleRow = { outcome: as<SaleOutcome>('text'), balance: 'bigint', price: 'integer' } as const;
type Sale = ColumnsOf<typeof saleRow>;
type Order = ParsedInput<'unlockPost'>;

const diaryIdInput = input('postId', 'bigint');

const sell = statement(
  saleRow,
  sql`select outcome, balance, price from unlock_post(
    ${input('userId', 'bigint')}, ${diaryIdInput}, ${input('expectedPrice', 'integer?')}, ${input('key', 'text')},
    ${input('hash', 'bytea')}, ${input('shareBps', 'integer')}, ${input('now', 'timestamptz')},
    ${input('availableAt', 'timestamptz')})`,
);

/** Buys a post once and answers with all of it. The same key gives the first answer again. */
export async function unlockPost(
  context: Context,
  order: Order,
  viewer: Viewer,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<RawJson> {
  const key = requireKey(idempotencyKey);
  return transact(context, async (tx) => {
    const sale = await sellPost(tx, context, order, viewer.userId, key);
    await assertSold(tx, context, sale, { gone: 'postDeleted', userId: viewer.userId });
    if (sale.outcome === 'ok') await announce(context, tx, order.diary_id, viewer.userId, sale);
    const diary = await readPost(context, order.diary_id, viewer, tx);
    return new RawJson(`{"diamond":${Number(sale.balance)},"diary":${diary.text}}`);
  });
}

/** The sale alone, in the caller's transaction: one row, one debit, one stored answer per key. */
export function sellPost(
  tx: Tx,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  order: Order,
  userId: string,
  key: string,
): Promise<Sale> {
  const now = clock.now();
  return sell.one(tx, {
    userId,
    postId: order.diary_id,
    expectedPrice: order.expected_price ?? null,
    key,
    hash: hashOf(order),
    shareBps: config.creatorShareBps,
    now,
    availableAt: availableAt(now),
  });
}

function hashOf({ diary_id, expected_price }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['unlockPost', diary_id, expected_price ?? null]))
    .digest();
}

const findOwner = statement(
  { user_id: 'bigint', char_id: 'bigint' },
  sql`select c.user_id, c.char_id from posts p join characters c using (char_id) where p.diary_id = ${diaryIdInput}`,
);

async function announce(
  context: Context,
  tx: Tx,
  postId: string,
  fanId: string,
  { balance, price }: Sale,
): Promise<void> {
  notifyUsers(tx, [fanId], { type: 'wallet.changed', diamond: Number(balance) });
  const owner = await findOwner.one(tx, { postId });
  notifyUsers(tx, [owner.user_id], { type: 'earnings.changed' });
  await publishDomainEvent(context, tx, {
    userId: owner.user_id,
    topic: 'unlocked',
    otherUserId: fanId,
    charId: owner.char_id,
    postId,
    diamonds: price,
    cause: `unlocked ${postId} ${fanId}`,
    now: context.clock.now(),
  });
}
