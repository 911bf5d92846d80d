import type { Context } from '../../../context.ts';
import { aiConfigOf } from '../../ai-models/creator-ai.ts';

/** Which model answers; `offline` for the embedded companion. */
export function modelName(context: Pick<Context, 'ai' | 'config'>): string {
  const { ai } = context;
  return ai.kind === 'scripted' ? 'offline' : (ai.model ?? aiConfigOf(context)?.model ?? 'model');
}
