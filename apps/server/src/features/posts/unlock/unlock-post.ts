import { createHash } from 'node:crypto';
import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { publishSale } from '../../../domain-event.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { requireKey } from '../../../platform/http/register-route.ts';
import { RawJson, type RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { characterIsThere } from '../../characters/characters.present.ts';
import { availableAt } from '../../wallet/ledger/post-card-sale.ts';
import { assertSold, type SaleOutcome } from '../../wallet/sale.ts';
import { readPost } from '../get-post.ts';
import { boughtPostJoins, postInputs, postIsThere, postText } from '../posts.present.ts';

const $ = inputs({
  viewerId: 'bigint',
  postId: 'bigint',
  now: 'timestamptz',
  expectedPrice: 'integer?',
  key: 'text',
  hash: 'bytea',
  shareBps: 'integer',
  availableAt: 'timestamptz',
});

const saleRow = {
  outcome: as<SaleOutcome>('text'),
  balance: 'bigint',
  price: 'integer',
  creator_user_id: 'bigint',
} as const;
type Order = ParsedInput<'unlockPost'>;

const sale = sql`unlock_post(${$.viewerId}, ${$.postId}, ${$.expectedPrice}, ${$.key},
  ${$.hash}, ${$.shareBps}, ${$.now}, ${$.availableAt})`;

const sell = statement(saleRow, sql`select outcome, balance, price, creator_user_id from ${sale}`);

/** The sale, and the post as the buyer then sees it. */
export const sellAndRead = statement(
  { ...saleRow, post: 'text?' },
  sql`select s.outcome, s.balance, s.price, s.creator_user_id, shown.post from ${sale} s
    left join lateral (select ${postText} as post from posts p ${boughtPostJoins}
      where s.outcome = 'ok' and p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}) shown on true`,
);

/**
 * Buys a post in one round trip and returns all of it. A repeated key returns the first answer. Refuses as
 * `assertSold` does.
 */
export async function unlockPost(
  context: Context,
  order: Order,
  viewer: Viewer,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<RawJson> {
  const key = requireKey(idempotencyKey);
  const { userId } = viewer;
  const result = await sellAndRead.one(context.db, {
    ...postInputs(context, viewer),
    ...saleInputs(context, order, userId, key),
  });
  await assertSold(context.db, context, result, { gone: 'postDeleted', userId });
  const diamond = Number(result.balance);
  if (result.outcome === 'ok') {
    const creatorId = result.creator_user_id;
    context.live.publish([userId], { type: 'wallet.changed', diamond });
    context.live.publish([creatorId], { type: 'earnings.changed' });
    await publishSale(context, { userId: creatorId, cause: `unlocked ${order.diary_id} ${userId}` });
  }
  const post = result.post ?? (await readPost(context, order.diary_id, viewer)).text;
  return new RawJson(`{"diamond":${diamond},"diary":${post}}`);
}

/** Sells a post in the caller's transaction: one row, one debit, one stored answer per key. */
export function sellPost(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  order: Order,
  userId: string,
  key: string,
): Promise<ColumnsOf<typeof saleRow>> {
  return sell.one(tx, saleInputs(context, order, userId, key));
}

function saleInputs(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  order: Order,
  viewerId: string,
  key: string,
) {
  const now = clock.now();
  return {
    viewerId,
    postId: order.diary_id,
    expectedPrice: order.expected_price ?? null,
    key,
    hash: hashOf(order),
    shareBps: config.creatorShareBps,
    now,
    availableAt: availableAt(now),
  };
}

function hashOf({ diary_id, expected_price }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['unlockPost', diary_id, expected_price ?? null]))
    .digest();
}
