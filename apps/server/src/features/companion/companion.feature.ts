import type { Feature } from '../../feature.ts';
import { companionJobs } from './companion.jobs.ts';
import { companionRoutes } from './companion.routes.ts';

export const companionFeature: Feature = {
  routes: companionRoutes,
  jobs: companionJobs,
  crontab: ['* * * * * companion.requeue'],
};
