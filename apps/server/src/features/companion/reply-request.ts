import type { PromptMessage, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import type { Db } from '../../platform/db/db.ts';
import { plainName } from '../chat/greeting/plain-name.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import type { HeldReply } from './reply-writing.sql.ts';
import { listSpoken, type SpokenRow, type Talk } from './talk.sql.ts';

const maxMessages = 80;

/** What the companion is asked: this fan's own conversation up to the message that is answered. */
export async function replyRequest(
  db: Db,
  held: HeldReply,
  talk: Talk,
): Promise<Omit<ReplyRequest, 'signal'>> {
  const spoken = await listSpoken(db, held.conversation_id, held.to_seq, maxMessages);
  const parts = {
    card: talk.card,
    characterName: talk.character_name,
    fanName: plainName(talk.fan_name),
    // The place in the conversation, so that whoever says the same gets the same; another hold is another try.
    seed: `${talk.char_id}.${held.to_seq}.${held.attempt}`,
  };
  return { ...parts, messages: assemblePrompt({ ...parts, history: spoken.map(toPromptMessage) }) };
}

function toPromptMessage({ identity, type, content, diamonds }: SpokenRow): PromptMessage {
  const words = type === 'gift' ? `*gives a gift of ${diamonds} diamonds*` : content;
  return { role: identity === 'fan' ? 'user' : 'assistant', content: words };
}
