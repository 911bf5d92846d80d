import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { accessRevoked } from '../../../platform/realtime/live-bus.ts';
import type { Viewer } from '../../../viewer.ts';
import { announceChanged, changedMessageColumns, changedMessageRow } from './changed-message.ts';

const $ = inputs({ viewerId: 'bigint', messageId: 'bigint', now: 'timestamptz' });

const remove = statement(
  {
    ...changedMessageRow,
    outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden'>('text'),
    fan_unread_total: 'integer',
    creator_unread_total: 'integer',
  },
  sql`select outcome, ${changedMessageColumns}, fan_unread_total, creator_unread_total
    from delete_message(${$.viewerId}, ${$.messageId}, ${$.now}) d`,
);

/** Empties a message of the viewer; it stays in the log as deleted. Refuses with `notFound` or `forbidden`. */
export async function emptyMessage(
  { db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>,
  { msg_id: messageId }: ParsedInput<'deleteMessage'>,
  { userId: viewerId }: Viewer,
): Promise<void> {
  const row = await remove.one(db, { viewerId, messageId, now: clock.now() });
  if (row.outcome === 'gone') refuse('notFound');
  if (row.outcome === 'forbidden') refuse('forbidden');
  if (row.outcome === 'repeated') return;
  live.publishControl(accessRevoked, viewerId);
  announceChanged(live, row);
  live.publish([row.fan_id], { type: 'unread.changed', unread_total: row.fan_unread_total });
  live.publish([row.creator_id], { type: 'unread.changed', unread_total: row.creator_unread_total });
}
