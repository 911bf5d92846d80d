import type { Feature } from '../../feature.ts';
import { dialogueRoutes } from './dialogue.routes.ts';

export const dialogueFeature: Feature = {
  routes: dialogueRoutes,
};
