import type { Feature } from '../../feature.ts';
import { feedRoutes } from './feed.routes.ts';

export const feedFeature: Feature = {
  routes: feedRoutes,
};
