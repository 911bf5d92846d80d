import type { Context } from '../../../context.ts';
import { type AiConfig, defaultVoice } from '../../../outside/ai/ai-config.ts';
import { defaultMaxTokens } from '@kindred/contract/ai-models/limits';
import { defaultRoles, type ModelSettings } from '../../../outside/ai/model-settings.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { unseal } from '../../../platform/sealing/seal.ts';
import { findConnection, type StoredSettings } from './connection.sql.ts';

/** The sealed key of the endpoint is bound to this name. */
export const keyOwner = 'ai_connection';

/**
 * Reads the connected model as a configuration; undefined when there is none. Throws when this machine's key cannot open
 * the sealed one.
 */
export async function readConnection({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<AiConfig | undefined> {
  const row = await findConnection.first(db);
  if (!row) return undefined;
  return {
    ...connectionOf(row),
    apiKey: row.api_key ? unseal(await getDataKey({ config }), keyOwner, row.api_key) : undefined,
    models: [{ name: row.model, inputUsd: 0, outputUsd: 0 }],
    maxUsdCents: undefined,
    embeddingsModel: undefined,
  };
}

/** What a stored row says of its endpoint, but for the key. */
export function connectionOf({
  base_url: baseUrl,
  model,
  settings,
}: {
  base_url: string;
  model: string;
  settings: StoredSettings;
}): Pick<AiConfig, 'baseUrl' | 'model' | 'speech' | 'settings'> {
  return { baseUrl, model, speech: readSpeech(settings), settings: withDefaults(settings, baseUrl) };
}

function readSpeech({ speechModel, speechVoice }: StoredSettings): AiConfig['speech'] {
  if (!speechModel) return undefined;
  return { model: speechModel, voice: speechVoice || defaultVoice, usdPerThousand: 0 };
}

/** All settings of a model, where some are set. */
export function withDefaults(settings: Partial<ModelSettings>, baseUrl: string): ModelSettings {
  return {
    contextTokens: settings.contextTokens,
    maxTokens: settings.maxTokens ?? defaultMaxTokens,
    temperature: settings.temperature,
    topP: settings.topP,
    stop: settings.stop ?? [],
    roles: settings.roles ?? defaultRoles(baseUrl),
  };
}
