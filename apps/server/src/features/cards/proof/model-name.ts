import type { Context } from '../../../context.ts';

/** Which model answers; `offline` for the embedded companion. */
export function modelName({ ai, config }: Pick<Context, 'ai' | 'config'>): string {
  return ai.kind === 'scripted' ? 'offline' : (ai.model ?? config.ai?.model ?? 'model');
}
