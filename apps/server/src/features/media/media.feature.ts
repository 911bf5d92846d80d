import type { Feature } from '../../feature.ts';
import { deleteMediaOfPerson } from './delete-media.ts';
import { mediaCrontab, mediaJobs } from './media.jobs.ts';
import { mediaRoutes } from './media.routes.ts';
import { serveMedia } from './serving/serve-media.ts';
import { processTask } from './transfer/finish-transfer.ts';
import { processTransfer } from './transfer/process-transfer.ts';
import { serveTransfers } from './transfer/serve-transfers.ts';
import { endLeases } from './transfer/upload-lease.ts';

export const mediaFeature: Feature = {
  routes: mediaRoutes,
  jobs: mediaJobs,
  crontab: mediaCrontab,
  longJobs: (context) => ({ [processTask]: (payload) => processTransfer(context, payload) }),
  recover: endLeases,
  plugin: (app, context) => {
    serveMedia(app, context);
    serveTransfers(app, context);
  },
  hooks: { userDeleted: [deleteMediaOfPerson] },
};
