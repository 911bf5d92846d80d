import type { Context } from '../../src/context.ts';
import { connectModel, getStaffModel } from '../../src/features/ai-models/connection/staff-model.ts';
import { findLocalModels } from '../../src/outside/ai/find-local-models.ts';
import { tryModel } from '../../src/outside/ai/try-model.ts';
import { withDefaults } from '../../src/features/ai-models/connection/read-connection.ts';

/** What the page of sign-in says of models on this machine; undefined: none was found. */
export type ModelOffer =
  | { state: 'found'; program: string; baseUrl: string; model: string; hasFailed: boolean }
  | { state: 'connected'; model: string; greeting: string };

/** The model that answers for companions, or the first of this machine that could. */
export async function findModelOffer(context: Context): Promise<ModelOffer | undefined> {
  const { source, model } = await getStaffModel(context, { search: 0 });
  if (source !== 'none') return { state: 'connected', model, greeting: '' };
  const [endpoint] = await findLocalModels();
  const [local] = endpoint?.models ?? [];
  if (!endpoint || !local) return undefined;
  return {
    state: 'found',
    program: endpoint.program,
    baseUrl: endpoint.baseUrl,
    model: local.name,
    hasFailed: false,
  };
}

/** Lets the offered model greet, and connects it where it does. */
export async function acceptModelOffer(
  context: Context,
  signal: AbortSignal,
): Promise<ModelOffer | undefined> {
  const offer = await findModelOffer(context);
  if (offer?.state !== 'found') return offer;
  const { baseUrl, model } = offer;
  const trial = await tryModel(
    { baseUrl, model, apiKey: undefined, settings: withDefaults({}, baseUrl) },
    signal,
  );
  if (trial.answer === '') return { ...offer, hasFailed: true };
  await connectModel(context, { base_url: baseUrl, model, settings: {} });
  return { state: 'connected', model, greeting: trial.answer };
}
