import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import type { CompanionAi } from './companion-ai.ts';
import { keepAliveFetch } from './keep-alive-fetch.ts';

type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string; silenceMs?: number };

const defaultSilenceMs = 60_000;
const maxOutputTokens = 700;

/**
 * Answers through an endpoint that speaks the OpenAI chat completions protocol (OpenAI, vLLM, Ollama,
 * llama.cpp). Throws when it cannot be reached, breaks off, or is silent for `silenceMs` (60 s).
 */
export function openAiCompanion({
  baseUrl,
  apiKey,
  model,
  silenceMs = defaultSilenceMs,
}: Endpoint): CompanionAi {
  const provider = createOpenAICompatible({
    name: 'companion',
    baseURL: baseUrl.replace(/\/$/, ''),
    fetch: keepAliveFetch(),
    ...(apiKey ? { apiKey } : {}),
  });
  return {
    kind: 'model',
    reply: async function* ({ messages, signal }) {
      const result = streamText({
        model: provider(model),
        messages,
        // Ours alone: what a fan or a card says never becomes a system message by itself.
        allowSystemInMessages: true,
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
        timeout: { firstChunkMs: silenceMs, chunkMs: silenceMs },
        onError: () => {},
      });
      for await (const part of result.stream) {
        if (part.type === 'text-delta') yield part.text;
        else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort' && !signal.aborted)
          throw new Error('the model was silent for too long');
      }
    },
  };
}
