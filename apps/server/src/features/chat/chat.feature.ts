import type { Feature } from '../../feature.ts';
import { chatRoutes } from './chat.routes.ts';

export const chatFeature: Feature = {
  routes: chatRoutes,
};
