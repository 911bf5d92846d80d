import type { Feature } from '../../feature.ts';
import { autoMessagesRoutes } from './auto-messages.routes.ts';
import { deleteAutoMessages } from './auto-messages.sql.ts';
import { sendAutoMessage, sendDueAutoMessages, sendTask } from './send/send-auto-message.ts';
import { thankForEngagement } from './send/thank-for-engagement.ts';

export const autoMessagesFeature: Feature = {
  routes: autoMessagesRoutes,
  jobs: (context) => ({
    [sendTask]: (payload) => sendAutoMessage(context, payload),
    'auto-messages.due': () => sendDueAutoMessages(context),
  }),
  crontab: ['* * * * * auto-messages.due'],
  hooks: {
    postEngaged: [thankForEngagement],
    userDeleted: [(tx, { userId }) => deleteAutoMessages(tx, userId)],
  },
};
