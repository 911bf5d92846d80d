import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import type { AiConfig } from '../../../outside/ai/ai-config.ts';
import { findLocalModels } from '../../../outside/ai/find-local-models.ts';
import { tryModel as runTrial } from '../../../outside/ai/try-model.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { seal } from '../../../platform/sealing/seal.ts';
import type { Viewer } from '../../../viewer.ts';
import { connectionChanged } from './connected-ai.ts';
import { deleteConnection, findConnection, type StoredSettings, storeConnection } from './connection.sql.ts';
import { connectionOf, keyOwner, readConnection, withDefaults } from './read-connection.ts';

type StaffModel = CallOutput<'getStaffModel'>;

/** Returns the model that speaks for companions. Searches the loopback addresses of local programs only with `search`. */
export async function getStaffModel(
  context: Context,
  { search }: ParsedInput<'getStaffModel'>,
): Promise<StaffModel> {
  const { config, ai, db } = context;
  const row = config.ai ? undefined : await findConnection.first(db);
  const model = config.ai ?? (row && connectionOf(row));
  const localModels = search === 1 ? await findLocalModels() : [];
  return {
    source: config.ai ? 'environment' : row ? 'connected' : 'none',
    base_url: model?.baseUrl ?? '',
    model: model?.model ?? '',
    has_key: (config.ai ? config.ai.apiKey : row?.api_key) ? 1 : 0,
    settings: model ? presentSettings(model) : null,
    connected_time: row?.connected_at.toISOString() ?? null,
    is_unreachable: ai.isUnreachable?.() ? 1 : 0,
    found: localModels.map(({ program, baseUrl, models }) => ({
      program,
      base_url: baseUrl,
      models: models.map(({ name, contextTokens }) => ({ name, context_tokens: contextTokens ?? null })),
    })),
  };
}

/**
 * Stores the model with its key encrypted; every process uses it from then on. Refuses with `forbidden` when the
 * environment names a model.
 */
export async function connectModel(
  context: Context,
  input: ParsedInput<'connectModel'>,
): Promise<StaffModel> {
  const { db, config, clock, live } = context;
  if (config.ai) refuse('forbidden');
  const apiKey = await keyFor(context, input);
  await storeConnection.run(db, {
    baseUrl: input.base_url,
    apiKey: apiKey === undefined ? null : seal(await getDataKey({ config }), keyOwner, apiKey),
    model: input.model,
    settings: JSON.stringify(readSettings(input)),
    now: clock.now(),
  });
  live.publishControl(connectionChanged, '');
  return getStaffModel(context, { search: 0 });
}

/** Has a model write a greeting; stores nothing. */
export async function tryModel(
  context: Context,
  input: ParsedInput<'tryModel'>,
  _viewer: Viewer,
  { signal }: Pick<RequestContext, 'signal'>,
): Promise<CallOutput<'tryModel'>> {
  const { base_url: baseUrl, model } = input;
  const settings = withDefaults(readSettings(input), baseUrl);
  const trial = await runTrial({ baseUrl, model, settings, apiKey: await keyFor(context, input) }, signal);
  return {
    answer: trial.answer,
    first_token_ms: trial.firstTokenMs ?? null,
    tokens_per_second: trial.tokensPerSecond ?? null,
    context_tokens: trial.contextTokens ?? null,
  };
}

/** Deletes the model and its key. Refuses with `forbidden` when the environment names a model. */
export async function disconnectModel(context: Context): Promise<StaffModel> {
  if (context.config.ai) refuse('forbidden');
  await deleteConnection.run(context.db);
  context.live.publishControl(connectionChanged, '');
  return getStaffModel(context, { search: 0 });
}

type ModelInput = ParsedInput<'connectModel'>;

/** Returns the sent key, or the stored one: a stored key is never sent to another address than the one it belongs to. */
async function keyFor(context: Context, input: ModelInput): Promise<string | undefined> {
  if (input.api_key !== undefined) return input.api_key;
  const connection: AiConfig | undefined = await readConnection(context).catch(() => undefined);
  return connection?.baseUrl === input.base_url ? connection.apiKey : undefined;
}

function readSettings({ settings: sent }: ModelInput): StoredSettings {
  return {
    contextTokens: sent.context_tokens ?? undefined,
    ...(sent.max_tokens !== undefined && { maxTokens: sent.max_tokens }),
    temperature: sent.temperature ?? undefined,
    topP: sent.top_p ?? undefined,
    ...(sent.stop && { stop: sent.stop }),
    ...(sent.roles && { roles: sent.roles }),
    speechModel: sent.speech_model,
    speechVoice: sent.speech_voice,
  };
}

function presentSettings({ settings, speech }: Pick<AiConfig, 'settings' | 'speech'>) {
  const { contextTokens, maxTokens, temperature, topP, stop, roles } = settings;
  return {
    context_tokens: contextTokens ?? null,
    max_tokens: maxTokens,
    temperature: temperature ?? null,
    top_p: topP ?? null,
    stop: [...stop],
    roles,
    speech_model: speech?.model ?? '',
    speech_voice: speech?.voice ?? '',
  };
}
