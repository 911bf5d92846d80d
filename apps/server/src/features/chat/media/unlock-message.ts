import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { publishSale } from '../../../domain-event.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { requireKey } from '../../../platform/http/register-route.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { availableAt } from '../../wallet/ledger/post-card-sale.ts';
import { assertSold, type SaleOutcome } from '../../wallet/sale.ts';
import { changedMessageColumns, changedMessageRow, presentChanged } from '../changes/changed-message.ts';

const $ = inputs({
  fanId: 'bigint',
  messageId: 'bigint',
  expectedPrice: 'integer?',
  key: 'text',
  hash: 'bytea',
  shareBps: 'integer',
  now: 'timestamptz',
  availableAt: 'timestamptz',
});

const saleRow = {
  ...changedMessageRow,
  outcome: as<SaleOutcome | 'deleted'>('text'),
  balance: 'bigint',
} as const;
type Sale = ColumnsOf<typeof saleRow>;

const sell = statement(
  saleRow,
  sql`select outcome, balance, ${changedMessageColumns} from unlock_message(
    ${$.fanId}, ${$.messageId}, ${$.expectedPrice},
    ${$.key}, ${$.hash}, ${$.shareBps}, ${$.now},
    ${$.availableAt}) d`,
);

type Order = ParsedInput<'unlockMessage'>;

/**
 * Buys the media of a message once, in one round trip, and publishes it to both sides. A repeated key returns the first
 * answer.
 */
export async function unlockMessage(
  context: Context,
  order: Order,
  { userId: fanId }: Viewer,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<CallOutput<'unlockMessage'>> {
  const { db } = context;
  const now = context.clock.now();
  const sale = await sell.one(db, {
    fanId,
    messageId: order.msg_id,
    expectedPrice: order.expected_price ?? null,
    key: requireKey(idempotencyKey),
    hash: hashOf(order),
    shareBps: context.config.creatorShareBps,
    now,
    availableAt: availableAt(now),
  });
  const { outcome } = sale;
  if (outcome === 'deleted') refuse('messageDeleted');
  await assertSold(db, context, { outcome, price: sale.price }, { gone: 'notFound', userId: fanId });
  const answer = { diamond: Number(sale.balance), message: presentChanged(sale) };
  if (outcome === 'ok') await announce(context, sale, answer);
  return answer;
}

function hashOf({ msg_id, expected_price }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['unlockMessage', msg_id, expected_price ?? null]))
    .digest();
}

async function announce(
  context: Context,
  { fan_id: fanId, creator_id: creatorId, message_id: messageId }: Sale,
  { diamond, message }: CallOutput<'unlockMessage'>,
): Promise<void> {
  context.live.publish([fanId], { type: 'wallet.changed', diamond });
  context.live.publish([creatorId], { type: 'earnings.changed' });
  context.live.publish([fanId, creatorId], { type: 'message.changed', message });
  await publishSale(context, { userId: creatorId, cause: `unlocked message ${messageId}` });
}
