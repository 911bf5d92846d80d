import { z } from 'zod';
import { ConfigError, urlText } from '../../platform/config-error.ts';
import { defaultMaxTokens } from '@kindred/contract/ai-models/limits';
import { defaultRoles, type ModelSettings, settingRanges } from './model-settings.ts';

/** A model that creators may choose; prices are US dollars per thousand tokens. */
export type AiModel = { name: string; inputUsd: number; outputUsd: number };

export type AiConfig = {
  baseUrl: string;
  apiKey: string | undefined;
  /** The one that speaks where a creator has chosen none. */
  model: string;
  models: AiModel[];
  /** The most that one creator's companion may cost in a month; undefined: no bound. */
  maxUsdCents: number | undefined;
  /** What makes vectors of the fans' messages, by which companions recall them; undefined: none. */
  embeddingsModel: string | undefined;
  /** What reads messages aloud, in which voice where a character names none; undefined: browsers do. */
  speech: { model: string; voice: string; usdPerThousand: number } | undefined;
  settings: ModelSettings;
};

export const aiEnvironment = z.object({
  AI_BASE_URL: urlText(['http:', 'https:']).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_MODELS: z.string().min(1).optional(),
  AI_EMBEDDINGS_MODEL: z.string().min(1).max(200).optional(),
  /** A name, or `name=price` in US dollars per thousand characters. */
  AI_SPEECH_MODEL: z.string().min(1).max(230).optional(),
  AI_SPEECH_VOICE: z.string().min(1).max(60).optional(),
  AI_CONTEXT_TOKENS: settingRanges.contextTokens.optional(),
  AI_MAX_TOKENS: settingRanges.maxTokens.optional(),
  AI_TEMPERATURE: settingRanges.temperature.optional(),
  AI_TOP_P: settingRanges.topP.optional(),
  /** Several with commas; `\\n` is a line break. */
  AI_STOP: z
    .string()
    .transform((text) => text.split(',').map((stop) => stop.replaceAll('\\n', '\n')))
    .pipe(settingRanges.stop)
    .optional(),
  AI_ROLES: settingRanges.roles.optional(),
  AI_BUDGET_USD: z.coerce.number().min(0).max(100_000).optional(),
});

const settings = aiEnvironment.keyof().options;

/** OpenAI's first one; endpoints that imitate it have it as well. */
export const defaultVoice = 'alloy';

const price = String.raw`(\d{1,4}(?:\.\d{1,9})?)`;
const modelText = new RegExp(`^(.{1,200})=${price}/${price}$`);

/** The endpoint and its models; undefined: the offline companion. Throws ConfigError in one line. */
export function readAiConfig(env: z.infer<typeof aiEnvironment>): AiConfig | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: chosen, AI_MODELS: list } = env;
  const { AI_EMBEDDINGS_MODEL: embeddingsModel } = env;
  if (!baseUrl) {
    const unserved = settings.find((name) => env[name] !== undefined);
    if (unserved) throw new ConfigError(`AI_BASE_URL: must be set together with ${unserved}`);
    return undefined;
  }
  if (env.AI_BUDGET_USD !== undefined && !list) {
    throw new ConfigError('AI_MODELS: must be set together with AI_BUDGET_USD, or no answer has a price');
  }
  const models = list ? readModels(list) : [];
  const model = chosen ?? models[0]?.name;
  if (!model) throw new ConfigError('AI_MODEL: must be set together with AI_BASE_URL');
  if (models.length === 0) models.push({ name: model, inputUsd: 0, outputUsd: 0 });
  if (!models.some(({ name }) => name === model)) {
    throw new ConfigError(`AI_MODELS: must name the model of AI_MODEL, ${model}`);
  }
  const maxUsdCents = env.AI_BUDGET_USD === undefined ? undefined : Math.round(env.AI_BUDGET_USD * 100);
  return {
    baseUrl,
    apiKey,
    model,
    models,
    maxUsdCents,
    embeddingsModel,
    speech: readSpeech(env),
    settings: readSettings(env, baseUrl),
  };
}

const pricedName = new RegExp(`^(.{1,200})=${price}$`);

/** Throws ConfigError for a voice without a model. */
function readSpeech(env: z.infer<typeof aiEnvironment>): AiConfig['speech'] {
  const { AI_SPEECH_MODEL: text, AI_SPEECH_VOICE: voice } = env;
  if (!text) {
    if (voice) throw new ConfigError('AI_SPEECH_MODEL: must be set together with AI_SPEECH_VOICE');
    return undefined;
  }
  const [, name = text, usd = '0'] = pricedName.exec(text) ?? [];
  return { model: name, voice: voice ?? defaultVoice, usdPerThousand: Number(usd) };
}

/** Throws ConfigError where no room would be left for a prompt. */
function readSettings(env: z.infer<typeof aiEnvironment>, baseUrl: string): ModelSettings {
  const { AI_CONTEXT_TOKENS: contextTokens, AI_MAX_TOKENS: maxTokens = defaultMaxTokens } = env;
  if (contextTokens !== undefined && maxTokens > contextTokens / 2)
    throw new ConfigError('AI_MAX_TOKENS: must be at most half of AI_CONTEXT_TOKENS');
  return {
    contextTokens,
    maxTokens,
    temperature: env.AI_TEMPERATURE,
    topP: env.AI_TOP_P,
    stop: env.AI_STOP ?? [],
    roles: env.AI_ROLES ?? defaultRoles(baseUrl),
  };
}

function readModels(list: string): AiModel[] {
  const models = list.split(',').map((text) => {
    const [, name, inputUsd, outputUsd] = modelText.exec(text.trim()) ?? [];
    if (!name)
      throw new ConfigError(
        `AI_MODELS: "${text.trim()}" must be name=input/output, in US dollars per thousand tokens`,
      );
    return { name, inputUsd: Number(inputUsd), outputUsd: Number(outputUsd) };
  });
  const twice = models.find(({ name }, at) => models.findIndex((model) => model.name === name) !== at);
  if (twice) throw new ConfigError(`AI_MODELS: names ${twice.name} twice`);
  return models;
}
