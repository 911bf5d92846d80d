import { estimateTokens } from './estimate-tokens.ts';
import type { ModelSettings } from './model-settings.ts';
import { askContext } from './openai/ask-context.ts';
import { openAiCompanion } from './openai/openai-companion.ts';

export type ModelTrial = {
  /** '' where there was none. */
  answer: string;
  firstTokenMs: number | undefined;
  /** After the first one; undefined where it came all at once. */
  tokensPerSecond: number | undefined;
  /** What the endpoint tells of the model's context. */
  contextTokens: number | undefined;
};

type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string; settings: ModelSettings };

const maxAnswerMs = 60_000;
const contextTimeoutMs = 2000;
const maxAnswerLength = 600;

/** Has a model greet somebody and measures how fast it does. Never throws. */
export async function tryModel(endpoint: Endpoint, signal: AbortSignal): Promise<ModelTrial> {
  const begun = performance.now();
  let [answer, firstAt, lastAt] = ['', 0, 0];
  let outputTokens: number | undefined;
  const onPiece = (piece: string) => {
    answer += piece;
    lastAt = performance.now();
    firstAt ||= lastAt;
  };
  const messages = [
    { role: 'system' as const, content: 'You are a friendly companion in a chat.' },
    { role: 'user' as const, content: 'Hello! Please greet me in one or two sentences.' },
  ];
  const named = { card: {}, characterName: '', fanName: '', seed: '' };
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(maxAnswerMs)]);
  const request = {
    ...named,
    messages,
    onPiece,
    signal: bounded,
    onUsage: (usage: { outputTokens: number | undefined }) => {
      outputTokens = usage.outputTokens;
    },
  };
  const asking = askContext({ ...endpoint, timeoutMs: contextTimeoutMs }, endpoint.model);
  try {
    for await (const piece of openAiCompanion(endpoint).reply(request)) onPiece(piece);
  } catch {
    // What was said until then is not an answer.
    answer = '';
  }
  const contextTokens = await asking;
  const seconds = (lastAt - firstAt) / 1000;
  const tokens = outputTokens ?? estimateTokens(answer);
  return {
    answer: answer.trim().slice(0, maxAnswerLength),
    firstTokenMs: answer === '' ? undefined : Math.round(firstAt - begun),
    tokensPerSecond:
      answer === '' || seconds <= 0 ? undefined : Math.round(((tokens - 1) / seconds) * 10) / 10,
    contextTokens,
  };
}
