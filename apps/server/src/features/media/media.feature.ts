import type { Feature } from '../../feature.ts';
import { deleteMediaOfPerson } from './delete-media.ts';
import { mediaCrontab, mediaJobs } from './media.jobs.ts';
import { mediaRoutes } from './media.routes.ts';
import { serveMedia } from './serving/serve-media.ts';

export const mediaFeature: Feature = {
  routes: mediaRoutes,
  jobs: mediaJobs,
  crontab: mediaCrontab,
  plugin: serveMedia,
  hooks: { userDeleted: [deleteMediaOfPerson] },
};
