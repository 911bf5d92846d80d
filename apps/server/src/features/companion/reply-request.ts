import type { PromptMessage, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import type { Db } from '../../platform/db/db.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import { plainName } from './greeting/plain-name.ts';
import type { ClaimedReply } from './reply-writing.sql.ts';
import { listTranscript, type Participants, type TranscriptRow } from './transcript.sql.ts';

const maxMessages = 80;

/** What the companion is asked: this fan's own conversation up to the message that is answered. */
export async function replyRequest(
  db: Db,
  claimed: ClaimedReply,
  participants: Participants,
): Promise<Omit<ReplyRequest, 'signal'>> {
  const transcript = await listTranscript(db, claimed.conversation_id, claimed.to_seq, maxMessages);
  const parts = {
    card: participants.card,
    characterName: participants.character_name,
    fanName: plainName(participants.fan_name),
    // The place in the conversation, so that whoever says the same gets the same; another hold is another try.
    seed: `${participants.char_id}.${claimed.to_seq}.${claimed.attempt}`,
  };
  return { ...parts, messages: assemblePrompt({ ...parts, history: transcript.map(toPromptMessage) }) };
}

function toPromptMessage({ identity, type, content, diamonds }: TranscriptRow): PromptMessage {
  const words = type === 'gift' ? `*gives a gift of ${diamonds} diamonds*` : content;
  return { role: identity === 'fan' ? 'user' : 'assistant', content: words };
}
