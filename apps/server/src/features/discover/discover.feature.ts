import type { Feature } from '../../platform/feature.ts';
import { discoverRoutes } from './discover.routes.ts';

export const discoverFeature: Feature = {
  routes: discoverRoutes,
};
