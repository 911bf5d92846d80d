import type { Context } from '../../../context.ts';
import { AppError, refuse } from '../../../platform/app-error.ts';

/** Refuses with `paymentsUnavailable` when the provider does not answer. */
export async function orUnavailable<Answer>(
  { log }: Pick<Context, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'the payment provider could not be reached');
    return refuse('paymentsUnavailable');
  }
}
