import type { Context } from '../../../context.ts';
import type { ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import type { Embeddings } from '../../../outside/ai/embeddings.ts';
import { languageOfTalk } from '../../../outside/ai/scripted/languages/detect-language.ts';
import { loadFanContext } from '../../memory/prompt/fan-context.ts';
import { loadMemory } from '../../memory/prompt/load-memory.ts';
import { writeMemory } from '../../memory/prompt/memory-texts.ts';
import type { Outgoing } from '../../moderation/outgoing/outgoing-checker.ts';
import type { Price } from '../../moderation/outgoing/prices.ts';
import { plainName } from '../greeting/plain-name.ts';
import { noteOf, readMoments, welcomeFor } from '../moments/read-moments.ts';
import { assemblePrompt } from '../prompt/assemble-prompt.ts';
import { withoutLockedQuotes } from '../prompt/locked-quotes.ts';
import { loadWorld, pricesOf } from '../world/load-world.ts';
import { openingFor } from './opening.ts';
import type { Claim } from './reply-writing.sql.ts';
import { listTranscript, type Participants, type TranscriptRow, toPromptMessage } from './transcript.sql.ts';

/** Of a prompt whose length is not known; a longer one has more, up to `maxMessages`. */
const minMessages = 80;
const maxMessages = 240;
const tokensPerMessage = 100;

/** The request to the companion, what the house says before it answers ('' for nothing), and how its answer is judged. */
export type CompanionRequest = {
  request: Omit<ReplyRequest, 'signal'>;
  opening: string;
  /** What the offline companion begins with. */
  welcome: string;
  outgoing: Outgoing;
};

type Reading = {
  now: Date;
  embeddings: Embeddings | undefined;
  /** What the model can read, where it is known. */
  promptTokens: number | undefined;
};

/** Asks about this fan's own conversation up to the message that is answered, with what is remembered of it. */
export async function replyRequest(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  claimed: Claim,
  participants: Participants,
  { now, embeddings, promptTokens }: Reading,
): Promise<CompanionRequest> {
  const { db } = context;
  const { conversation_id: conversationId, to_seq: toSeq, continued, version } = claimed;
  const { user_id: userId, char_id: charId } = participants;
  const transcript = await readTranscript(db, claimed, promptTokens);
  const unanswered = saidLast(transcript);
  const message = unanswered.join('\n');
  const beforeSeq = transcript[0]?.seq ?? toSeq;
  const loaded = await loadMemory(db, { conversationId, message, beforeSeq, embeddings });
  const fanContext = await loadFanContext(db, { userId, charId, message, now });
  const world = await loadWorld(context, { userId, charId, now });
  const sources = { card: participants.card, facts: loaded.facts };
  const { card, facts } = await withoutLockedQuotes(db, sources, { userId, charId, now });
  const memory = { ...loaded, facts };
  // What the fan had forgotten is not in the prompt by another door, unless it is what is answered.
  const history = transcript
    .filter(({ seq }) => seq === toSeq || !memory.refutedSeqs.has(seq))
    .map(toPromptMessage);
  const parts = {
    card,
    characterName: participants.character_name,
    fanName: plainName(participants.fan_name),
    // The place in the conversation, so that the same words get the same answer; another version is another answer.
    seed: `${charId}.${toSeq}.${version}`,
  };
  const moments = readMoments(transcript, fanContext.joined, now);
  const persona = { pronouns: participants.fan_pronouns ?? '', about: participants.fan_about ?? '' };
  const messages = assemblePrompt({
    ...parts,
    persona,
    history,
    memory: writeMemory(fanContext, memory),
    world,
    moments: moments.map(noteOf),
    promptTokens,
  });
  const name = plainName(participants.character_name);
  const language = languageOfTalk(message, ...wordsOfBoth(transcript));
  const opening = openingFor(unanswered, { language, name, continued });
  const begun = [continued, opening].filter(Boolean).join(' ');
  const request = { ...parts, messages, facts, world };
  return {
    request: begun === '' ? request : { ...request, continued: begun },
    opening,
    welcome: welcomeFor(moments, language),
    outgoing: {
      language,
      name,
      prices: [...fanContext.prices, ...pricesOf(world), ...giftsOf(transcript)],
      before: begun,
      hasAdmitted: opening !== '',
    },
  };
}

/** Reads the messages up to the one that is answered; a question that replaces that message stands in its place. */
async function readTranscript(
  db: Context['db'],
  { conversation_id: conversationId, to_seq: toSeq, question }: Claim,
  promptTokens: number | undefined,
): Promise<TranscriptRow[]> {
  const count = Math.min(maxMessages, Math.max(minMessages, (promptTokens ?? 0) / tokensPerMessage));
  const rows = await listTranscript(db, conversationId, toSeq, Math.floor(count));
  return rows.map((row) => (row.seq === toSeq && question !== null ? { ...row, content: question } : row));
}

function wordsOfBoth(transcript: TranscriptRow[]): [fan: string[], character: string[]] {
  const { fan = [], character = [] } = Object.groupBy(transcript, ({ identity }) =>
    identity === 'fan' ? 'fan' : 'character',
  );
  return [fan.map(({ content }) => content), character.map(({ content }) => content)];
}

/** The amounts of gifts that an answer may name. */
function giftsOf(transcript: TranscriptRow[]): Price[] {
  return transcript.flatMap(({ diamonds }) =>
    diamonds ? [{ amount: diamonds, unit: 'diamonds' } as const] : [],
  );
}

/** The words of the fan's since the last answer. */
function saidLast(transcript: TranscriptRow[]): string[] {
  const answered = transcript.findLastIndex(({ identity }) => identity !== 'fan');
  return transcript.slice(answered + 1).map(({ content }) => content);
}
