import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../feature.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { changedMessageColumns, changedMessageRow, presentChanged } from './changed-message.ts';

const reactedRow = {
  ...changedMessageRow,
  outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden' | 'deleted'>('text'),
} as const;

const react = statement(
  reactedRow,
  sql`select outcome, ${changedMessageColumns} from react_to_message(
    ${input('viewerId', 'bigint')}, ${input('messageId', 'bigint')}, ${input('emoji', 'text?')}) d`,
);

/**
 * Sets or takes away the viewer's reaction, and gives the message as it is then. A creator's reaction to a gift is their
 * thanks, of which its giver is told once.
 */
export function reactToMessage(
  context: Context,
  { msg_id: messageId, emoji }: ParsedInput<'reactToMessage'>,
  { userId: viewerId }: Viewer,
): Promise<ChatMessage> {
  return transact(context, async (tx) => {
    const row = await react.one(tx, { viewerId, messageId, emoji });
    switch (row.outcome) {
      case 'gone':
        return refuse('notFound');
      case 'forbidden':
        return refuse('forbidden');
      case 'deleted':
        return refuse('messageDeleted');
      case 'repeated':
        return presentChanged(row);
      case 'ok': {
        const message = presentChanged(row);
        notifyUsers(tx, [row.fan_id, row.creator_id], { type: 'message.changed', message });
        const isThanks = message.type === 'gift' && viewerId === row.creator_id && emoji !== null;
        if (isThanks) await publishThanks(context, tx, row);
        return message;
      }
      default:
        return row.outcome satisfies never;
    }
  });
}

function publishThanks(
  context: Context,
  tx: Tx,
  { fan_id, creator_id, char_id, chat_no, message_id }: ColumnsOf<typeof reactedRow>,
): Promise<void> {
  return publishDomainEvent(context, tx, {
    userId: fan_id,
    topic: 'thanked',
    otherUserId: creator_id,
    charId: char_id,
    chatNo: chat_no,
    cause: `thanked ${message_id}`,
    now: context.clock.now(),
  });
}
