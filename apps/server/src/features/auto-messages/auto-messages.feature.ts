import type { Feature } from '../../feature.ts';
import { autoMessagesRoutes } from './auto-messages.routes.ts';
import { deleteAutoMessages } from './auto-messages.sql.ts';
import { sendAutoMessage, sendDueAutoMessages, sendTask } from './send/send-auto-message.ts';

export const autoMessagesFeature: Feature = {
  routes: autoMessagesRoutes,
  jobs: (context) => ({
    [sendTask]: (payload) => sendAutoMessage(context, payload),
    'auto-messages.due': () => sendDueAutoMessages(context),
  }),
  crontab: ['* * * * * auto-messages.due'],
  hooks: { userDeleted: [(tx, { userId }) => deleteAutoMessages(tx, userId)] },
};
