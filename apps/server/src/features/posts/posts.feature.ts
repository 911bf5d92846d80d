import type { Feature } from '../../platform/feature.ts';
import { postsRoutes } from './posts.routes.ts';

export const postsFeature: Feature = {
  routes: postsRoutes,
};
