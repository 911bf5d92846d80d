import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../feature.ts';
import { refuse } from '../../platform/app-error.ts';
import { queryOne, type Tx } from '../../platform/db/db.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { getPost } from './get-post.ts';

const clearingDays = 7;
const dayMs = 86_400_000;

type Outcome =
  | 'ok'
  | 'repeated'
  | 'key_reused'
  | 'gone'
  | 'not_for_sale'
  | 'price_changed'
  | 'owned'
  | 'insufficient'
  | 'blocked';
type Sale = { outcome: Outcome; balance: string; price: number };
type Order = { diary_id: string; expected_price?: number | undefined };

const sell = `select outcome, balance, price
  from unlock_post($1::bigint, $2::bigint, $3::integer, $4, $5::bytea, $6::integer, $7::timestamptz, $8::timestamptz)`;

/** Buys a post once and answers with all of it. The same key gives the first answer again. */
export async function unlockPost(
  context: Context,
  order: Order,
  viewer: Viewer,
  key: string,
): Promise<RawJson> {
  return transact(context, async (tx) => {
    const sale = await sellPost(tx, context, order, viewer.userId, key);
    if (sale.outcome === 'ok') await announce(context, tx, order.diary_id, viewer.userId, sale);
    else if (sale.outcome !== 'repeated') refuseSale(sale);
    const diary = await getPost(context, order.diary_id, viewer, tx);
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
  return queryOne<Sale>(tx, sell, [
    userId,
    order.diary_id,
    order.expected_price ?? null,
    key,
    hashOf(order),
    config.creatorShareBps,
    now,
    new Date(now.getTime() + clearingDays * dayMs),
  ]);
}

function hashOf({ diary_id, expected_price }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['unlockPost', diary_id, expected_price ?? null]))
    .digest();
}

const ownerText = `
  select c.user_id, c.char_id from posts p join characters c using (char_id) where p.diary_id = $1`;

async function announce(
  context: Context,
  tx: Tx,
  postId: string,
  fanId: string,
  { balance, price }: Sale,
): Promise<void> {
  notifyUsers(tx, [fanId], { type: 'wallet.changed', diamond: Number(balance) });
  const owner = await queryOne<{ user_id: string; char_id: string }>(tx, ownerText, [postId]);
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

function refuseSale({ outcome, price }: Sale): never {
  switch (outcome) {
    case 'ok':
    case 'repeated':
      throw new Error('a sale that went well is no refusal');
    case 'key_reused':
      return refuse('idempotencyKeyReused');
    case 'gone':
      return refuse('postDeleted');
    case 'not_for_sale':
      return refuse('notForSale');
    case 'price_changed':
      return refuse('priceChanged', { price });
    case 'owned':
      return refuse('alreadyOwned');
    case 'insufficient':
      return refuse('insufficientBalance');
    case 'blocked':
      return refuse('walletBlocked');
    default:
      return outcome satisfies never;
  }
}
