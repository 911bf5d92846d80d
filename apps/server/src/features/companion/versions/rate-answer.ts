import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import {
  announceChanged,
  changedMessageColumns,
  changedMessageRow,
} from '../../chat/changes/changed-message.ts';

const $ = inputs({
  fanId: 'bigint',
  messageId: 'bigint',
  rating: 'integer',
  reasons: 'text[]',
  note: 'text',
  now: 'timestamptz',
});

const rate = statement(
  { ...changedMessageRow, outcome: as<'ok' | 'gone' | 'deleted'>('text') },
  sql`select outcome, ${changedMessageColumns}
    from rate_answer(${$.fanId}, ${$.messageId}, ${$.rating},
      ${$.reasons}, ${$.note}, ${$.now}) d`,
);

/** Stores what the fan thinks of an answer, of the version that is shown; 0 takes it back. Gives the answer. */
export async function rateAnswer(
  { db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>,
  { msg_id: messageId, rating, reasons, note }: ParsedInput<'rateAnswer'>,
  { userId: fanId }: Viewer,
): Promise<ChatMessage> {
  const feedback = rating === 0 ? { reasons: [], note: '' } : { reasons: [...new Set(reasons)], note };
  const row = await rate.one(db, { fanId, messageId, rating, ...feedback, now: clock.now() });
  switch (row.outcome) {
    case 'ok':
      return announceChanged(live, row);
    case 'gone':
      return refuse('notFound');
    case 'deleted':
      return refuse('messageDeleted');
    default:
      return row.outcome satisfies never;
  }
}
