import type { Feature } from '../../feature.ts';
import { discoverCrontab, discoverJobs } from './discover.jobs.ts';
import { discoverRoutes } from './discover.routes.ts';
import { deleteUnusedTerms } from './search-terms.sql.ts';

export const discoverFeature: Feature = {
  routes: discoverRoutes,
  jobs: discoverJobs,
  crontab: discoverCrontab,
  // Runs after the features below have deleted the person's texts.
  hooks: { userDeleted: [deleteUnusedTerms] },
};
