import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { notRestricted } from '../../blocks/restrictions.sql.ts';
import {
  announceChanged,
  type ChangedMessageRow,
  changedMessageColumns,
  changedMessageRow,
  presentChanged,
} from './changed-message.ts';

const $ = inputs({
  viewerId: 'bigint',
  messageId: 'bigint',
  emoji: 'text?',
  isFans: 'boolean',
  conversationId: 'bigint',
});

const react = statement(
  { ...changedMessageRow, outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden' | 'deleted'>('text') },
  sql`select outcome, ${changedMessageColumns} from react_to_message(
    ${$.viewerId}, ${$.messageId}, ${$.emoji}) d`,
);

/** Sets or removes the viewer's reaction and returns the message. A creator's reaction to a gift thanks its giver. */
export async function reactToMessage(
  context: Context,
  { msg_id: messageId, emoji }: ParsedInput<'reactToMessage'>,
  { userId: viewerId }: Viewer,
): Promise<ChatMessage> {
  const row = await transact(context, async (tx) => {
    const reacted = await react.one(tx, { viewerId, messageId, emoji });
    if (reacted.outcome === 'ok' && emoji !== null) await notifyWriter(context, tx, reacted, viewerId);
    return reacted;
  });
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
      return announceChanged(context.live, row);
    default:
      return row.outcome satisfies never;
  }
}

// A writer gets no notification from a person they have restricted, or about a conversation that they have muted.
const findReader = statement(
  { user_id: 'bigint' },
  sql`select r.user_id from conversations c
      cross join lateral (select case when ${$.isFans} then c.user_id else c.creator_user_id end as user_id) r
    where c.conversation_id = ${$.conversationId}
      and r.user_id <> ${$.viewerId}
      and not case when ${$.isFans} then c.fan_muted else c.creator_muted end
      and ${notRestricted(sql`r.user_id`, $.viewerId)}`,
);

/** Notifies the writer of the message once per reaction of another person; a companion's words notify nobody. */
async function notifyWriter(
  context: Context,
  tx: Tx,
  {
    message_id: messageId,
    identity,
    type,
    conversation_id: conversationId,
    char_id: charId,
    chat_no: chatNo,
  }: ChangedMessageRow,
  viewerId: string,
): Promise<void> {
  if (identity !== 'fan' && identity !== 'creator') return;
  const isFans = identity === 'fan';
  const reader = await findReader.first(tx, { isFans, conversationId, viewerId });
  if (!reader) return;
  const topic = type === 'gift' && isFans ? 'thanked' : 'reacted';
  await publishDomainEvent(context, tx, {
    userId: reader.user_id,
    topic,
    otherUserId: viewerId,
    messageId,
    chatNo,
    // A fan's notification names the conversation by its character.
    ...(isFans ? { charId } : {}),
    cause: `${topic} ${messageId}`,
    now: context.clock.now(),
  });
}
