import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import {
  announceChanged,
  changedMessageColumns,
  changedMessageRow,
  presentChanged,
} from './changed-message.ts';

const react = statement(
  { ...changedMessageRow, outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden' | 'deleted'>('text') },
  sql`select outcome, ${changedMessageColumns} from react_to_message(
    ${input('viewerId', 'bigint')}, ${input('messageId', 'bigint')}, ${input('emoji', 'text?')}) d`,
);

/** Sets or takes away the viewer's reaction, and gives the message as it is then. */
export async function reactToMessage(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { msg_id: messageId, emoji }: ParsedInput<'reactToMessage'>,
  { userId: viewerId }: Viewer,
): Promise<ChatMessage> {
  const row = await react.one(db, { viewerId, messageId, emoji });
  switch (row.outcome) {
    case 'gone':
      return refuse('notFound');
    case 'forbidden':
      return refuse('forbidden');
    case 'deleted':
      return refuse('messageDeleted');
    case 'repeated':
      return presentChanged(row);
    case 'ok':
      return announceChanged(live, row);
    default:
      return row.outcome satisfies never;
  }
}
