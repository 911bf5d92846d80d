import type { Context } from '../../../context.ts';
import type { AiConfig } from '../../../outside/ai/ai-config.ts';
import { defaultMaxTokens } from '@kindred/contract/ai-models/limits';
import { defaultRoles, type ModelSettings } from '../../../outside/ai/model-settings.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { unseal } from '../../../platform/sealing/seal.ts';
import { findConnection } from './connection.sql.ts';

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
  const row = await findConnection.find(db);
  if (!row) return undefined;
  const { base_url: baseUrl, model } = row;
  return {
    baseUrl,
    apiKey: row.api_key ? unseal(await getDataKey({ config }), keyOwner, row.api_key) : undefined,
    model,
    models: [{ name: model, inputUsd: 0, outputUsd: 0 }],
    maxUsdCents: undefined,
    embeddingsModel: undefined,
    speech: undefined,
    settings: withDefaults(row.settings, baseUrl),
  };
}

/** Fills the settings of a model with the defaults. */
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
