import type { Feature } from '../../feature.ts';
import { companionJobs, requeueLostReplies } from './companion.jobs.ts';
import { companionRoutes } from './companion.routes.ts';

export const companionFeature: Feature = {
  routes: companionRoutes,
  jobs: companionJobs,
  recover: (context) => requeueLostReplies(context, 0),
  crontab: ['* * * * * companion.requeue'],
};
