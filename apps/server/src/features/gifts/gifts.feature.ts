import type { Feature } from '../../feature.ts';
import { giftsRoutes } from './gifts.routes.ts';

export const giftsFeature: Feature = {
  routes: giftsRoutes,
};
