import type { IncomingMessage } from 'node:http';
import {
  type CompanionAi,
  NoAnswer,
  type PromptMessage,
  type ReplyRequest,
  type TokenUsage,
} from '../companion-ai.ts';
import { defaultMaxTokens } from '@kindred/contract/ai-models/limits';
import type { ModelSettings } from '../model-settings.ts';
import { askContext } from './ask-context.ts';
import { chatEventReader } from './chat-events.ts';
import { keepAliveRequest, readBody } from './keep-alive-request.ts';
import { piecesOf } from './pieces-of.ts';
import { retryAfterMs } from './retry-after.ts';
import { shapeRoles } from './shape-roles.ts';
import { type SilenceLimits, silenceTimer } from './silence-timer.ts';

type Endpoint = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  settings?: ModelSettings;
  silence?: SilenceLimits;
};

const defaultSilence: SilenceLimits = { firstByteMs: 30_000, betweenTokensMs: 20_000 };
const plainSettings: ModelSettings = {
  contextTokens: undefined,
  maxTokens: defaultMaxTokens,
  temperature: undefined,
  topP: undefined,
  stop: [],
  roles: 'none',
};
/** What an endpoint tells of itself costs it nothing; one that is slower is taken for one that does not tell. */
const contextTimeoutMs = 500;

/**
 * Answers through an endpoint that speaks the OpenAI chat completions protocol (OpenAI, vLLM, Ollama,
 * llama.cpp). Throws when it cannot be reached, refuses, breaks off, sends something else, or is silent: 30 s
 * before the first token or 20 s between two, unless `silence` says otherwise.
 */
export function openAiCompanion({
  baseUrl,
  apiKey,
  model,
  settings = plainSettings,
  silence = defaultSilence,
}: Endpoint): CompanionAi {
  const send = keepAliveRequest();
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`);
  const write = async (
    { messages, continued, signal, model: chosen = model, onUsage }: ReplyRequest,
    timer: ReturnType<typeof silenceTimer>,
    onPiece: (piece: string) => void,
  ): Promise<void> => {
    const conversation = continued === undefined ? messages : [...messages, ...goingOn(continued)];
    const request = {
      model: chosen,
      messages: shapeRoles(conversation, settings.roles),
      max_tokens: settings.maxTokens,
      ...samplersOf(settings),
      stream: true,
      stream_options: { include_usage: true },
    };
    const head = await send(url, {
      method: 'POST',
      headers: headersFor(apiKey),
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, timer.signal]),
    });
    if (!isOk(head)) throw refusalOf(head);
    const usage = await readAnswer(head, onPiece, () => timer.restart());
    onUsage?.(usage);
  };
  return {
    kind: 'model',
    promptTokens: promptRoom({ baseUrl, apiKey, model, settings }),
    reply: async function* (request) {
      const timer = silenceTimer(silence);
      const { onPiece, signal } = request;
      try {
        if (onPiece) await write(request, timer, onPiece);
        else yield* piecesOf((take) => write(request, timer, take));
      } catch (error) {
        if (signal.aborted) return;
        throw timer.signal.aborted ? timer.signal.reason : error;
      } finally {
        timer.close();
      }
    },
  };
}

/** Reads the events of an answer until it has ended. Throws when it ends without having finished. */
async function readAnswer(
  head: IncomingMessage,
  onPiece: (piece: string) => void,
  onToken: () => void,
): Promise<TokenUsage> {
  const read = chatEventReader();
  let isFinished = false;
  let usage: TokenUsage = { inputTokens: undefined, outputTokens: undefined };
  await readBody(head, (chunk) => {
    const events = read(chunk);
    // A model that reasons first is not silent.
    if (events.hasToken) onToken();
    isFinished ||= events.isFinished;
    usage = events.usage ?? usage;
    if (events.text !== '') onPiece(events.text);
  });
  if (!isFinished) throw new Error('the model ended without having finished');
  return usage;
}

function headersFor(apiKey: string | undefined) {
  return { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
}

function samplersOf({ temperature, topP, stop }: ModelSettings) {
  return {
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(stop.length > 0 && { stop }),
  };
}

/** Part of what is left of a context beside the answer; the rest is for what an estimate of tokens errs. */
const roomShare = 0.85;
const askAgainMs = 60_000;

/** The room for a prompt by the context that is set, or else by what the endpoint says, which is requested when first needed. */
function promptRoom({ settings, model, ...endpoint }: Required<Omit<Endpoint, 'silence'>>) {
  let asking: { answer: Promise<number | undefined>; at: number } | undefined;
  return async () => {
    let { contextTokens } = settings;
    if (contextTokens === undefined) {
      if (!asking || ((await asking.answer) === undefined && Date.now() - asking.at > askAgainMs))
        asking = { answer: askContext({ ...endpoint, timeoutMs: contextTimeoutMs }, model), at: Date.now() };
      contextTokens = await asking.answer;
    }
    return contextTokens && Math.floor((contextTokens - settings.maxTokens) * roomShare);
  };
}

/** Few endpoints go on with a last message of their own; all understand an instruction to do so. */
function goingOn(continued: string): PromptMessage[] {
  const ask = 'Your last message was cut off. Go on exactly where it stops, and repeat nothing of it.';
  return [
    { role: 'assistant', content: continued },
    { role: 'system', content: ask },
  ];
}

function isOk({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** A refusal of the endpoint by what it says of another try (RFC 9110 §15.5, §15.6); its body may never end, and is not read. */
function refusalOf(head: IncomingMessage): Error {
  const { statusCode: status = 0, statusMessage } = head;
  head.destroy();
  const why = `the model answers ${status} ${statusMessage}`;
  const afterMs = retryAfterMs(head.headers['retry-after']);
  const isOurFault = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return afterMs === undefined && !isOurFault ? new Error(why) : new NoAnswer(why, { retryAfterMs: afterMs });
}
