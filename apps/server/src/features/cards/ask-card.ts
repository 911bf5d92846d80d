import { messageMaxLength } from '@kindred/contract/chat/limits';
import type { Context } from '../../context.ts';
import type { PromptMessage, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import { refuse } from '../../platform/app-error.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { assemblePromptInParts, type Prompt } from '../companion/prompt/assemble-prompt.ts';

const maxAnswerMs = 60_000;

/** The fan's name in a trial, in the prompt and in the answers that are compared. */
const trialFanName = 'Sam';

type TrialInput = {
  card: object;
  messages: PromptMessage[];
  seed: string;
  signal: AbortSignal;
  promptTokens?: number | undefined;
};

/** Builds the request to the companion for an answer of the draft, as in a real conversation. */
export function trialRequest({ card, messages, seed, promptTokens }: TrialInput): {
  prompt: Prompt;
  request: Omit<ReplyRequest, 'signal'>;
} {
  const parts = { card, characterName: '', fanName: trialFanName, seed };
  const prompt = assemblePromptInParts({ ...parts, history: messages, promptTokens });
  return { prompt, request: { ...parts, messages: prompt.messages } };
}

/** Streams the answer. Refuses with `unavailable` when the companion fails or takes more than a minute. */
export async function* streamAnswer(
  { ai, log }: Pick<Context, 'ai' | 'log'>,
  request: Omit<ReplyRequest, 'signal'>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(maxAnswerMs)]);
  let length = 0;
  try {
    for await (const piece of untilAborted(ai.reply({ ...request, signal: bounded }), bounded)) {
      length += piece.length;
      yield piece;
      if (length > messageMaxLength) return;
    }
  } catch (err) {
    log.warn({ err }, 'the companion did not answer in a trial');
    refuse('unavailable');
  }
  if (bounded.aborted && !signal.aborted) refuse('unavailable');
}

export async function askCard(context: Pick<Context, 'ai' | 'log'>, trial: TrialInput): Promise<string> {
  let answer = '';
  const { request } = trialRequest({ ...trial, promptTokens: await context.ai.promptTokens?.() });
  for await (const piece of streamAnswer(context, request, trial.signal)) answer += piece;
  // An incomplete answer proves nothing.
  trial.signal.throwIfAborted();
  return answer.trim();
}
