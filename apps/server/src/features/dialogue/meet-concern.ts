import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { sayIn } from '../../platform/texts/say.ts';
import type { MessageRow } from '../chat/message-row.ts';
import { stopCompanion } from '../companion/stop-companion.ts';
import { appendNote, type MetConversation } from './append-note.ts';
import type { HeededMessage } from './heed-message.ts';

const $ = inputs({
  now: 'timestamptz',
  conversationId: 'bigint',
  messageId: 'bigint',
  seq: 'integer',
  fanId: 'bigint',
});

const mark = statement(
  {},
  sql`select from mark_distress(${$.conversationId}, ${$.messageId}, ${$.seq}, ${$.now}),
    call_creator(${$.conversationId}, 'distress', ${$.seq}, ${$.now})`,
);

const nameAgeMessage = statement({}, sql`select from name_age_message(${$.fanId}, ${$.messageId})`);

/**
 * Writes the help card and the line about the fan's age after the words, in the same transaction, so that no message of
 * distress stays without a card or without a notified creator. When the fan's own life is in danger, the companion's
 * answers stop. Returns the lines; none when a block separates the two.
 */
export async function meetConcern(
  context: Context,
  tx: Tx,
  conversation: MetConversation,
  { card, concern }: HeededMessage,
): Promise<MessageRow[]> {
  if (!concern) return [];
  const at = context.clock.now();
  const { fanId, conversationId, messageId } = conversation;
  const note = (type: 'help' | 'age', content: string) =>
    appendNote.first(tx, { ...conversation, type, content, now: at });
  const help = card === undefined ? undefined : await note('help', card);
  const age = concern.isMinor ? await note('age', ageLine(concern.language)) : undefined;
  if (age) await nameAgeMessage.run(tx, { fanId, messageId });
  if (help && concern.distress === 'self') {
    await mark.run(tx, { conversationId, messageId, seq: help.seq, now: at });
    await stopCompanion(context, tx, { fanId, conversationId, now: at });
    await tellCreator(context, tx, conversation, at);
  }
  return [help, age].filter((note) => note !== undefined);
}

/** Returns the line for a person who says that they are under 18, in the language of their words. */
export function ageLine(language: Language): string {
  return sayIn(language)('age.line');
}

async function tellCreator(context: Context, tx: Tx, conversation: MetConversation, at: Date): Promise<void> {
  const { creatorId, fanId, charId, chatNo, messageId } = conversation;
  await publishDomainEvent(context, tx, {
    userId: creatorId,
    topic: 'distress',
    otherUserId: fanId,
    charId,
    chatNo,
    cause: `distress:${messageId}`,
    now: at,
  });
}
