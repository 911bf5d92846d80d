import type { Context } from '../../../context.ts';
import { aiConfigOf } from '../../ai-models/creator-ai.ts';

/** Returns the name of the model that answers; `offline` for the embedded companion. */
export function modelName(context: Pick<Context, 'ai' | 'config'>): string {
  const { ai } = context;
  return ai.kind === 'scripted' ? 'offline' : (ai.model ?? aiConfigOf(context)?.model ?? 'model');
}
