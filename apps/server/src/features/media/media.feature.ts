import type { Feature } from '../../feature.ts';
import { forgetMedia } from './erase-media.ts';
import { mediaCrontab, mediaJobs } from './media.jobs.ts';
import { mediaRoutes } from './media.routes.ts';
import { serveMedia } from './serve-media.ts';

export const mediaFeature: Feature = {
  routes: mediaRoutes,
  jobs: mediaJobs,
  crontab: mediaCrontab,
  plugin: serveMedia,
  hooks: { userDeleted: [forgetMedia] },
};
