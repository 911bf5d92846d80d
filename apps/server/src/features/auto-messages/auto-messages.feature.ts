import type { Feature } from '../../feature.ts';
import { autoMessagesRoutes } from './auto-messages.routes.ts';
import { deleteAutoMessages } from './auto-messages.sql.ts';
import { sendAutoMessage } from './send-auto-message.ts';

export const autoMessagesFeature: Feature = {
  routes: autoMessagesRoutes,
  jobs: (context) => ({ 'auto-messages.send': (payload) => sendAutoMessage(context, payload) }),
  hooks: { userDeleted: [(tx, { userId }) => deleteAutoMessages(tx, userId)] },
};
