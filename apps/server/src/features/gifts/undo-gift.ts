import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { giftUndoSeconds } from '@kindred/contract/gifts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { changedMessageColumns, changedMessageRow, presentChanged } from '../chat/changes/changed-message.ts';
import { lockWallet } from '../wallet/ledger/adjust-wallet-balance.ts';
import { reverseEntry } from '../wallet/ledger/reverse-entry.ts';

const $ = inputs({ fanId: 'bigint', messageId: 'bigint', now: 'timestamptz' });

const findGift = statement(
  { entry_id: 'bigint', created_at: 'timestamptz', is_undone: 'boolean', balance: 'bigint!' },
  sql`select g.entry_id, g.created_at, g.undone_at is not null as is_undone, a.balance
    from gifts g join ledger_accounts a on a.user_id = g.user_id and a.kind = 'wallet'
    where g.message_id = ${$.messageId} and g.user_id = ${$.fanId}`,
);

const discount = statement({}, sql`select from discount_gift(${$.messageId})`);

const markUndone = statement(
  {
    ...changedMessageRow,
    outcome: as<'ok' | 'gone' | 'delivered'>('text'),
    fan_unread_total: 'integer',
    creator_unread_total: 'integer',
  },
  sql`select outcome, ${changedMessageColumns}, fan_unread_total, creator_unread_total
    from undo_gift(${$.fanId}, ${$.messageId}, ${$.now}) d`,
);

/**
 * Undoes a gift: reverses its entry, empties its message and removes it from all counts, closeness included. A repeat
 * returns the balance. Refuses with `notFound`, with `giftUndoOver` after 30 seconds, and with `giftDelivered` once
 * it was answered.
 */
export function undoGift(
  context: Context,
  { msg_id: messageId }: ParsedInput<'undoGift'>,
  { userId: fanId }: Viewer,
): Promise<CallOutput<'undoGift'>> {
  const now = context.clock.now();
  return transact(context, async (tx) => {
    // In the order in which gifts lock: the wallet, then the conversation.
    await lockWallet(tx, fanId);
    const gift = (await findGift.first(tx, { fanId, messageId })) ?? refuse('notFound');
    if (gift.is_undone) return { diamond: Number(gift.balance) };
    if (now.getTime() - gift.created_at.getTime() > giftUndoSeconds * 1000) refuse('giftUndoOver');
    const reversal = await reverseEntry(tx, gift.entry_id, { kept: 0, of: 1 }, 'refund', now);
    if (reversal?.balance === undefined) return refuse('giftDelivered');
    await discount.run(tx, { messageId });
    const row = await markUndone.one(tx, { fanId, messageId, now });
    if (row.outcome === 'gone') refuse('notFound');
    if (row.outcome === 'delivered') refuse('giftDelivered');
    notifyUsers(tx, [fanId, row.creator_id], { type: 'message.changed', message: presentChanged(row) });
    notifyUsers(tx, [fanId], { type: 'wallet.changed', diamond: reversal.balance });
    notifyUsers(tx, [fanId], { type: 'unread.changed', unread_total: row.fan_unread_total });
    notifyUsers(tx, [row.creator_id], { type: 'unread.changed', unread_total: row.creator_unread_total });
    notifyUsers(tx, reversal.earnerUserIds, { type: 'earnings.changed' });
    return { diamond: reversal.balance };
  });
}
