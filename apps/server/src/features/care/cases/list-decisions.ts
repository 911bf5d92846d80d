import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { listDecisionRows, presentDecision } from './decisions.sql.ts';

/** What was decided about the viewer's account, the latest first. */
export async function listDecisions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listDecisions'>> {
  return { list: (await listDecisionRows(db, { userId, now: clock.now() })).map(presentDecision) };
}
