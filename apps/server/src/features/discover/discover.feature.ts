import type { Feature } from '../../feature.ts';
import { discoverRoutes } from './discover.routes.ts';

export const discoverFeature: Feature = {
  routes: discoverRoutes,
};
