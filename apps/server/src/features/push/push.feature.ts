import type { Feature } from '../../feature.ts';
import { deliverPush } from './deliver-push.ts';
import { enqueueMessage, enqueueNotes, pushTask } from './enqueue-push.ts';
import { pushRoutes } from './push.routes.ts';
import { deleteDeadDevices, deletePushOf } from './push-devices.sql.ts';

export const pushFeature: Feature = {
  routes: pushRoutes,
  longJobs: (context) => ({ [pushTask]: (payload) => deliverPush(context, payload) }),
  jobs: ({ db }) => ({ 'push.sweep': () => deleteDeadDevices(db) }),
  crontab: ['40 5 * * * push.sweep'],
  hooks: {
    notificationsAdded: [enqueueNotes],
    messageStored: [enqueueMessage],
    userDeleted: [(tx, { userId }) => deletePushOf(tx, userId)],
  },
};
