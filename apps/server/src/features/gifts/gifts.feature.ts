import type { Feature } from '../../platform/feature.ts';
import { giftsRoutes } from './gifts.routes.ts';

export const giftsFeature: Feature = {
  routes: giftsRoutes,
};
