import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, streamText } from 'ai';
import { type CompanionAi, NoAnswer, type PromptMessage } from '../companion-ai.ts';
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
  const provider = createOpenAICompatible({
    name: 'companion',
    baseURL: baseUrl.replace(/\/$/, ''),
    fetch: keepAliveFetch(),
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
  });
  return {
    kind: 'model',
    reply: async function* ({ messages, continued, signal, model: chosen = model, onUsage }) {
      const timer = silenceTimer(silence);
      try {
        const result = streamText({
          model: provider(chosen),
          messages: continued === undefined ? messages : [...messages, ...goingOn(continued)],
          // Ours alone: what a fan or a card says never becomes a system message by itself.
          allowSystemInMessages: true,
          maxOutputTokens,
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, timer.signal]),
          onError: () => {},
        });
        for await (const part of result.stream) {
          if (part.type === 'error') throw part.error;
          // A model that reasons first is not silent.
          if (part.type === 'reasoning-delta' || part.type === 'text-delta') timer.restart();
          if (part.type === 'finish') onUsage?.(part.totalUsage);
          if (part.type === 'text-delta') yield part.text;
        }
        if (!signal.aborted) timer.signal.throwIfAborted();
      } catch (error) {
        if (signal.aborted) return;
        throw timer.signal.aborted ? timer.signal.reason : toNoAnswer(error);
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

/** A refusal of the endpoint by what it says of another try (RFC 9110 §15.5, §15.6); other failures as they are. */
function toNoAnswer(error: unknown): unknown {
  if (!APICallError.isInstance(error)) return error;
  const { statusCode = 0, responseHeaders, message } = error;
  const afterMs = retryAfterMs(responseHeaders?.['retry-after']);
  const isOurFault = statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429;
  if (afterMs === undefined && !isOurFault) return error;
  return new NoAnswer(`${statusCode} ${message}`, { retryAfterMs: afterMs, cause: error });
}
