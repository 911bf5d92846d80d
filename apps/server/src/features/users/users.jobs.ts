import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { deleteOldUsedOffers } from './used-offers.sql.ts';
import { deleteExpiredTokens } from './users.sql.ts';

/** Longer than the tolerance for differing clocks in the check of ID tokens. */
const retentionMs = 86_400_000;

export const usersCrontab = [
  '17 * * * * users.delete-used-tokens',
  '37 3 * * * users.delete-old-used-offers',
];

export function usersJobs({ db, clock }: Context): Record<string, JobHandler> {
  return {
    'users.delete-old-used-offers': () => deleteOldUsedOffers(db, clock.now()),
    'users.delete-used-tokens': () => deleteExpiredTokens(db, new Date(clock.now().getTime() - retentionMs)),
  };
}
