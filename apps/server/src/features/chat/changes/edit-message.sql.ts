import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { changedMessageColumns, changedMessageRow } from './changed-message.ts';

const $ = inputs({
  viewerId: 'bigint',
  messageId: 'bigint',
  content: 'text',
  since: 'timestamptz',
  now: 'timestamptz',
});

const editedRow = {
  ...changedMessageRow,
  outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden' | 'deleted' | 'too_late'>('text'),
} as const;
export type EditedRow = ColumnsOf<typeof editedRow>;

const edit = statement(
  editedRow,
  sql`select outcome, ${changedMessageColumns} from edit_message(${$.viewerId},
    ${$.messageId}, ${$.content}, ${$.since},
    ${$.now}) d`,
);

/** `since` is the time at which the oldest message that may still be edited was written. */
export function editMessageRow(
  tx: Tx,
  inputs: { viewerId: string; messageId: string; content: string; since: Date; now: Date },
): Promise<EditedRow> {
  return edit.one(tx, inputs);
}
