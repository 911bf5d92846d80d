import type { FastifyBaseLogger } from 'fastify';
import type { AiConfig } from './ai-config.ts';
import type { CompanionAi } from './companion-ai.ts';
import { openAiCompanion } from './openai/openai-companion.ts';
import { openAiEmbeddings } from './openai/openai-embeddings.ts';
import { openAiModeration } from './openai/openai-moderation.ts';
import { openAiSpeech } from './openai/openai-speech.ts';
import { scriptedCompanion } from './scripted/scripted-companion.ts';
import { withCircuitBreaker } from './with-circuit-breaker.ts';

/** The configured models, with the embedded companion in their place while they do not answer; or that alone. */
export function chooseAi(config: AiConfig | undefined, log: FastifyBaseLogger): CompanionAi {
  if (!config) return scriptedCompanion();
  const { embeddingsModel } = config;
  const embeddings = embeddingsModel && openAiEmbeddings({ ...config, model: embeddingsModel, log });
  const speech = config.speech && openAiSpeech({ ...config, ...config.speech, log });
  const companion = {
    ...openAiCompanion(config),
    ...(embeddings && { embeddings }),
    ...(speech && { speech }),
    moderation: openAiModeration({ ...config, log }),
  };
  return withCircuitBreaker(companion, scriptedCompanion());
}
