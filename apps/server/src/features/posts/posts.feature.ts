import type { Feature } from '../../feature.ts';
import { postsRoutes } from './posts.routes.ts';

export const postsFeature: Feature = {
  routes: postsRoutes,
};
