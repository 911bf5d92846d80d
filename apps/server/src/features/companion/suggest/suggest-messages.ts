import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import type { CompanionAi, PromptMessage, ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import { detectLanguage } from '../../../outside/ai/scripted/languages/detect-language.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { creatorAi } from '../../ai-models/creator-ai.ts';
import { findConversation } from '../../chat/conversations.sql.ts';
import { loadFanContext } from '../../memory/prompt/fan-context.ts';
import { loadMemory } from '../../memory/prompt/load-memory.ts';
import { writeMemory } from '../../memory/prompt/memory-texts.ts';
import { checkOutgoing, type Outgoing } from '../../moderation/outgoing/outgoing-checker.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { plainName } from '../greeting/plain-name.ts';
import { fanPersona } from '../personas/fan-persona.sql.ts';
import { assemblePrompt } from '../prompt/assemble-prompt.ts';
import { withoutLockedQuotes } from '../prompt/locked-quotes.ts';
import { loadWorld, pricesOf } from '../world/load-world.ts';
import { listTranscript, toPromptMessage } from '../writing/transcript.sql.ts';
import { askForSuggestions } from './ask-for-suggestions.ts';
import { maxSuggestions, suggestToCreator, suggestToFan } from './scripted-suggestions.ts';

const $ = inputs({ fanId: 'bigint', charId: 'bigint', chatNo: 'smallint', now: 'timestamptz' });

const maxMessages = 30;
const modelMs = 10_000;

const findSpeakers = statement(
  {
    creator_id: 'bigint',
    card: 'jsonb',
    character_name: 'text',
    fan_name: 'text',
    fan_pronouns: 'text?',
    fan_about: 'text?',
    is_sales_quiet: 'boolean',
  },
  sql`select ch.user_id as creator_id, ch.card, coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
      coalesce(fp.name, fu.nickname) as fan_name, fp.pronouns as fan_pronouns, fp.about as fan_about,
      is_sales_quiet(fu.user_id, ${$.now}) as is_sales_quiet
    from characters ch join users fu on fu.user_id = ${$.fanId} ${fanPersona($.fanId, $.charId, $.chatNo)}
    where ch.char_id = ${$.charId}`,
);

/**
 * Messages that the viewer could send next, on their side of a conversation, made of this conversation alone. Of a model
 * where there is one and it answers in time, else by rules. None within an hour of distress, or where nobody is there any more.
 */
export async function suggestMessages(
  context: Context,
  input: ParsedInput<'suggestMessages'>,
  { userId: viewerId }: Viewer,
  { language, signal }: Pick<RequestContext, 'language' | 'signal'>,
): Promise<{ list: { content: string }[] }> {
  const { db, clock } = context;
  const now = clock.now();
  const whose = { charId: input.char_id, fanId: input.user_id ?? viewerId, chatNo: input.chat_no };
  const conversation = (await findConversation(db, { viewerId, ...whose, now })) ?? refuse('notFound');
  const speakers = await findSpeakers.one(db, { ...whose, now });
  if (conversation.is_closed || speakers.is_sales_quiet) return { list: [] };
  const { side, conversation_id: conversationId } = conversation;
  const lastSeq = conversation.last_seq ?? 0;
  const transcript = conversationId ? await listTranscript(db, conversationId, lastSeq, maxMessages) : [];
  const seen = transcript.filter(({ seq }) => seq > (conversation.cleared_seq ?? 0));
  const message = seen.findLast(({ identity }) => identity === 'fan')?.content ?? '';
  const ai = await creatorAi(context, speakers.creator_id);
  const beforeSeq = transcript[0]?.seq ?? lastSeq;
  const loaded = conversationId
    ? await loadMemory(db, { conversationId, message, beforeSeq, embeddings: ai.embeddings })
    : undefined;
  const ofFan = { userId: whose.fanId, charId: whose.charId, now };
  const fanContext = await loadFanContext(db, { ...ofFan, message });
  const world = await loadWorld(context, ofFan);
  const sources = { card: speakers.card, facts: loaded?.facts };
  const { card, facts } = await withoutLockedQuotes(db, sources, ofFan);
  const history: PromptMessage[] = seen
    .filter(({ seq }) => !loaded?.refutedSeqs.has(seq))
    .map(toPromptMessage);
  const parts = {
    card,
    characterName: speakers.character_name,
    fanName: plainName(speakers.fan_name),
    seed: `${whose.charId}.${lastSeq}.${side}`,
  };
  const byRules = { ...parts, messages: history, facts, language: languageOf(history, language) };
  const askModel = async () => {
    const persona = { pronouns: speakers.fan_pronouns ?? '', about: speakers.fan_about ?? '' };
    const memory = loaded && writeMemory(fanContext, { ...loaded, facts });
    const promptTokens = await ai.promptTokens?.();
    const messages = assemblePrompt({
      ...parts,
      persona,
      history,
      world,
      ...(memory && { memory }),
      promptTokens,
    });
    return suggestByModel(context, ai, { ...parts, messages, signal }, side);
  };
  const suggested =
    (ai.kind === 'model' ? await askModel() : undefined) ??
    (side === 'fan' ? suggestToFan(byRules) : suggestToCreator(byRules, signal));
  const prices = [...fanContext.prices, ...pricesOf(world)];
  const list = sendable(suggested, side, { language, name: parts.characterName, prices });
  return { list: list.map((content) => ({ content })) };
}

function languageOf(history: PromptMessage[], otherwise: Language): Language {
  const content = history.at(-1)?.content;
  const detected = content === undefined ? undefined : detectLanguage(content);
  return detected === undefined || detected === 'other' ? otherwise : detected;
}

/** Undefined where the model fails or takes too long. */
async function suggestByModel(
  { log }: Pick<Context, 'log'>,
  ai: CompanionAi,
  request: ReplyRequest,
  side: 'fan' | 'creator',
): Promise<string[] | undefined> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(modelMs)]);
  return askForSuggestions(ai, { ...request, signal }, side).catch((error: unknown) => {
    log.warn({ err: error }, 'a model gave no suggestions');
    return undefined;
  });
}

/** The suggestions that could be sent as they are: each once, none that review or the outgoing check would stop. */
function sendable(
  suggested: string[],
  side: 'fan' | 'creator',
  outgoing: Omit<Outgoing, 'onFound'>,
): string[] {
  const kind = side === 'fan' ? 'fan_message' : 'reply';
  return [...new Set(suggested.map((content) => content.replaceAll('\0', '').trim()))]
    .filter((content) => content !== '' && reviewText(content, kind).outcome === 'ok')
    .filter((content) => checkOutgoing(content, outgoing).kinds.length === 0)
    .slice(0, maxSuggestions);
}
