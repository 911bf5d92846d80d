import { type CompanionAi, NoAnswer, type PromptMessage, type TokenUsage } from '../companion-ai.ts';
import { readChatEvents } from './chat-events.ts';
import { keepAliveFetch } from './keep-alive-fetch.ts';
import { retryAfterMs } from './retry-after.ts';
import { type SilenceLimits, silenceTimer } from './silence-timer.ts';

type Endpoint = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  silence?: SilenceLimits;
};

const defaultSilence: SilenceLimits = { firstByteMs: 30_000, betweenTokensMs: 20_000 };
const maxOutputTokens = 700;

/**
 * Answers through an endpoint that speaks the OpenAI chat completions protocol (OpenAI, vLLM, Ollama,
 * llama.cpp). Throws when it cannot be reached, refuses, breaks off, sends something else, or is silent: 30 s
 * before the first token or 20 s between two, unless `silence` says otherwise.
 */
export function openAiCompanion({ baseUrl, apiKey, model, silence = defaultSilence }: Endpoint): CompanionAi {
  const send = keepAliveFetch();
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  };
  return {
    kind: 'model',
    reply: async function* ({ messages, continued, signal, model: chosen = model, onUsage }) {
      const timer = silenceTimer(silence);
      const asked = {
        model: chosen,
        messages: continued === undefined ? messages : [...messages, ...goingOn(continued)],
        max_tokens: maxOutputTokens,
        stream: true,
        stream_options: { include_usage: true },
      };
      try {
        const response = await send(url, {
          method: 'POST',
          headers,
          body: JSON.stringify(asked),
          signal: AbortSignal.any([signal, timer.signal]),
        });
        if (!response.ok || !response.body) throw refusalOf(response);
        let isFinished = false;
        let usage: TokenUsage = { inputTokens: undefined, outputTokens: undefined };
        for await (const event of readChatEvents(response.body)) {
          // A model that reasons first is not silent.
          if (event.isToken) timer.restart();
          isFinished ||= event.isFinished;
          usage = event.usage ?? usage;
          if (event.text !== '') yield event.text;
        }
        if (!isFinished) throw new Error('the model ended without having finished');
        onUsage?.(usage);
      } catch (error) {
        if (signal.aborted) return;
        throw timer.signal.aborted ? timer.signal.reason : error;
      } finally {
        timer.close();
      }
    },
  };
}

/** Few endpoints go on with a last message of their own; all understand that they are asked to. */
function goingOn(continued: string): PromptMessage[] {
  const ask = 'Your last message was cut off. Go on exactly where it stops, and repeat nothing of it.';
  return [
    { role: 'assistant', content: continued },
    { role: 'system', content: ask },
  ];
}

/** A refusal of the endpoint by what it says of another try (RFC 9110 §15.5, §15.6); its body may never end, and is not read. */
function refusalOf(response: Response): Error {
  const { status, statusText } = response;
  response.body?.cancel().catch(() => {});
  const why = `the model answers ${status} ${statusText}`;
  const afterMs = retryAfterMs(response.headers.get('retry-after') ?? undefined);
  const isOurFault = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return afterMs === undefined && !isOurFault ? new Error(why) : new NoAnswer(why, { retryAfterMs: afterMs });
}
