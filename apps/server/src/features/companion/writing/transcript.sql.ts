import type { PromptMessage } from '../../../outside/ai/companion-ai.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { fanPersona } from '../personas/fan-persona.sql.ts';

const $ = inputs({ conversationId: 'bigint', toSeq: 'integer', limit: 'integer' });

const participantsRow = {
  char_id: 'bigint',
  user_id: 'bigint',
  chat_no: 'smallint',
  creator_user_id: 'bigint',
  character_name: 'text',
  fan_name: 'text',
  fan_pronouns: 'text?',
  fan_about: 'text?',
  card: 'jsonb',
} as const;

/** Who talks with whom, the fan as the persona that they have chosen, and the card that answers. */
export type Participants = ColumnsOf<typeof participantsRow>;

const findParticipants = statement(
  participantsRow,
  sql`select c.char_id, c.user_id, c.chat_no, c.creator_user_id, coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
      coalesce(fp.name, fu.nickname) as fan_name, fp.pronouns as fan_pronouns, fp.about as fan_about, ch.card
    from conversations c join characters ch using (char_id) join users fu on fu.user_id = c.user_id
      ${fanPersona(sql`c.user_id`, sql`c.char_id`, sql`c.chat_no`)}
    where c.conversation_id = ${$.conversationId}`,
);

/** Who writes in a conversation: fan, creator and character. Throws where there is no such conversation. */
export function getParticipants(db: Db, conversationId: string): Promise<Participants> {
  return findParticipants.one(db, { conversationId });
}

const transcriptRow = {
  seq: 'integer',
  identity: as<'fan' | 'creator' | 'ai' | 'automated'>('text'),
  type: 'text',
  content: 'text',
  diamonds: 'integer?',
  created_at: 'timestamptz',
} as const;
export type TranscriptRow = ColumnsOf<typeof transcriptRow>;

const listUpTo = statement(
  transcriptRow,
  sql`select seq, identity, type, content, diamonds, created_at from (
      select m.seq, m.identity, m.type, m.content, m.diamonds, m.created_at from messages m
      where m.conversation_id = ${$.conversationId} and m.seq <= ${$.toSeq}
        and m.identity <> 'system' and not m.is_deleted
      order by m.seq desc limit ${$.limit}) newest
    order by seq`,
);

/** What was said up to a message, oldest first; of this conversation and no other. */
export function listTranscript(
  db: Db,
  conversationId: string,
  toSeq: number,
  limit: number,
): Promise<TranscriptRow[]> {
  return listUpTo.all(db, { conversationId, toSeq, limit });
}

/** A message as a prompt has it. */
export function toPromptMessage({ identity, type, content, diamonds }: TranscriptRow): PromptMessage {
  return {
    role: identity === 'fan' ? 'user' : 'assistant',
    content: [shownAs(type, diamonds), content].filter(Boolean).join(' '),
  };
}

/** What a message brings beside its words. Of files it is said that they are there, not what is in them. */
function shownAs(type: string, diamonds: number | null): string {
  switch (type) {
    case 'gift':
      return `*gives a gift of ${diamonds} diamonds*`;
    case 'image':
      return '*sends a photo*';
    case 'video':
      return '*sends a video*';
    case 'voice':
      return '*sends a voice note*';
    default:
      return '';
  }
}
