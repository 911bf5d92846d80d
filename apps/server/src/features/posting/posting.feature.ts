import type { Feature } from '../../feature.ts';
import { postingRoutes } from './posting.routes.ts';

export const postingFeature: Feature = {
  routes: postingRoutes,
};
