import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { claimSeconds } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireQueue, staffName } from './staff.ts';

const $ = inputs({
  caseId: 'bigint',
  queue: 'text',
  staffId: 'bigint',
  name: 'text',
  now: 'timestamptz',
  until: 'timestamptz',
});

const claim = statement(
  { outcome: as<'ok' | 'claimed' | 'closed'>('text') },
  sql`select claim_case(${$.caseId}, ${$.queue}, ${$.staffId}, ${$.name}, ${$.now}, ${$.until}) as outcome`,
);

/** Claims a case for five minutes, or renews the viewer's claim. */
export async function claimCase(
  { db, clock }: Context,
  { queue, case_id: caseId }: ParsedInput<'claimCase'>,
  viewer: Viewer,
): Promise<CallOutput<'claimCase'>> {
  requireQueue(viewer, queue);
  const now = clock.now();
  const until = new Date(now.getTime() + claimSeconds * 1000);
  const name = await staffName(db, viewer.userId);
  const { outcome } = await claim.one(db, { caseId, queue, staffId: viewer.userId, name, now, until });
  if (outcome !== 'ok') refuse(outcome === 'claimed' ? 'caseClaimed' : 'caseClosed');
  return { until_time: until.toISOString() };
}
