import type { AiUsage } from '@kindred/contract/ai-models/calls';
import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { findAiSettings, listUsage, storeAiSettings } from './ai-usage.sql.ts';
import { aiConfigOf } from './creator-ai.ts';

type UsageContext = Pick<Context, 'ai' | 'db' | 'clock' | 'config'>;

/** Returns the model that speaks for the viewer, and its costs. */
export async function getAiUsage(
  context: UsageContext,
  _input: ParsedInput<'getAiUsage'>,
  { userId }: Viewer,
): Promise<AiUsage> {
  const { ai, db, clock } = context;
  const config = aiConfigOf(context);
  const now = clock.now();
  const settings = await findAiSettings.first(db, { userId, now });
  const rows = await listUsage.all(db, { userId, now });
  const models = config?.models ?? [];
  return {
    models: models.map(({ name, inputUsd, outputUsd }) => ({
      name,
      input_usd: inputUsd,
      output_usd: outputUsd,
    })),
    model: models.find(({ name }) => name === settings?.model)?.name ?? config?.model ?? null,
    budget_usd_cents: settings?.budget_usd_cents ?? null,
    max_usd_cents: config?.maxUsdCents ?? null,
    state: !config
      ? 'offline'
      : settings?.is_spent
        ? 'spent'
        : ai.isUnreachable?.()
          ? 'unreachable'
          : 'model',
    usage: rows.map((row) => ({
      month: row.month,
      model: row.model,
      answers: Number(row.answers),
      input_tokens: Number(row.input_tokens),
      output_tokens: Number(row.output_tokens),
      cost_micros: Number(row.cost_micros),
    })),
  };
}

/** Stores the viewer's settings and returns them. Refuses with `invalidInput` when the model is not allowed. */
export async function setAiSettings(
  context: UsageContext,
  { model, budget_usd_cents: budget }: ParsedInput<'setAiSettings'>,
  viewer: Viewer,
): Promise<AiUsage> {
  const { db, clock } = context;
  const config = aiConfigOf(context);
  if (model !== undefined && !config?.models.some(({ name }) => name === model))
    refuse('invalidInput', { field: 'model' });
  const { userId } = viewer;
  const now = clock.now();
  const before = await findAiSettings.first(db, { userId, now });
  await storeAiSettings.run(db, {
    userId,
    now,
    chosenModel: model ?? before?.model ?? null,
    budgetUsdCents: budget === undefined ? (before?.budget_usd_cents ?? null) : budget,
    maxUsdCents: config?.maxUsdCents ?? null,
  });
  return getAiUsage(context, {}, viewer);
}
