import type { Feature } from '../../feature.ts';
import { chatRoutes } from './chat.routes.ts';
import { reportableConversation, reportableMessage } from './reportable-chat.ts';

export const chatFeature: Feature = {
  routes: chatRoutes,
  hooks: { reportables: [reportableConversation, reportableMessage] },
};
