import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../feature.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { requireKey } from '../../../platform/http/register-route.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { availableAt } from '../../wallet/ledger/post-card-sale.ts';
import { assertSold, type SaleOutcome } from '../../wallet/sale.ts';
import { changedMessageColumns, changedMessageRow, presentChanged } from '../changes/changed-message.ts';

const saleRow = {
  ...changedMessageRow,
  outcome: as<SaleOutcome | 'deleted'>('text'),
  balance: 'bigint',
} as const;
type Sale = ColumnsOf<typeof saleRow>;

const sell = statement(
  saleRow,
  sql`select outcome, balance, ${changedMessageColumns} from unlock_message(
    ${input('fanId', 'bigint')}, ${input('messageId', 'bigint')}, ${input('expectedPrice', 'integer?')},
    ${input('key', 'text')}, ${input('hash', 'bytea')}, ${input('shareBps', 'integer')}, ${input('now', 'timestamptz')},
    ${input('availableAt', 'timestamptz')}) d`,
);

type Order = ParsedInput<'unlockMessage'>;

/** Buys the media of a message once; both sides are told. The same key gives the first answer again. */
export async function unlockMessage(
  context: Context,
  order: Order,
  { userId: fanId }: Viewer,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<CallOutput<'unlockMessage'>> {
  const key = requireKey(idempotencyKey);
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const sale = await sell.one(tx, {
      fanId,
      messageId: order.msg_id,
      expectedPrice: order.expected_price ?? null,
      key,
      hash: hashOf(order),
      shareBps: context.config.creatorShareBps,
      now,
      availableAt: availableAt(now),
    });
    const { outcome } = sale;
    if (outcome === 'deleted') refuse('messageDeleted');
    await assertSold(tx, context, { outcome, price: sale.price }, { gone: 'notFound', userId: fanId });
    const answer = { diamond: Number(sale.balance), message: presentChanged(sale) };
    if (outcome === 'ok') await announce(context, tx, sale, answer);
    return answer;
  });
}

function hashOf({ msg_id, expected_price }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['unlockMessage', msg_id, expected_price ?? null]))
    .digest();
}

async function announce(
  context: Context,
  tx: Tx,
  sale: Sale,
  { diamond, message }: CallOutput<'unlockMessage'>,
): Promise<void> {
  notifyUsers(tx, [sale.fan_id], { type: 'wallet.changed', diamond });
  notifyUsers(tx, [sale.creator_id], { type: 'earnings.changed' });
  notifyUsers(tx, [sale.fan_id, sale.creator_id], { type: 'message.changed', message });
  await publishDomainEvent(context, tx, {
    userId: sale.creator_id,
    topic: 'media_unlocked',
    otherUserId: sale.fan_id,
    charId: sale.char_id,
    chatNo: sale.chat_no,
    diamonds: sale.price ?? 0,
    cause: `unlocked message ${sale.message_id}`,
    now: context.clock.now(),
  });
}
