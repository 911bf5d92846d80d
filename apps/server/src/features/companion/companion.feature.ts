import type { Feature } from '../../feature.ts';
import { companionJobs, requeueLostReplies } from './companion.jobs.ts';
import { companionRoutes } from './companion.routes.ts';
import { stopReplies } from './stop-replies.ts';

export const companionFeature: Feature = {
  routes: companionRoutes,
  jobs: companionJobs,
  hooks: { userDeleted: [stopReplies] },
  recover: (context) => requeueLostReplies(context, 0),
  crontab: ['* * * * * companion.requeue'],
};
