import type { ParsedInput } from '@kindred/contract/all/calls';
import type { AutoMessages } from '@kindred/contract/auto-messages/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { listAutoMessages } from './list-auto-messages.ts';

/** Sets how many automated messages a fan gets within 24 hours. */
export async function setAutoMessageBudget(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { per_day }: ParsedInput<'setAutoMessageBudget'>,
  viewer: Viewer,
): Promise<AutoMessages> {
  const row = { per_day, updated_at: context.clock.now() };
  await context.db
    .insertInto('auto_message_budgets')
    .values({ char_id: viewer.charId ?? refuse('notFound'), ...row })
    .onConflict((conflict) => conflict.column('char_id').doUpdateSet(row))
    .execute();
  return listAutoMessages(context, {}, viewer);
}
