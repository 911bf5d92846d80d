import type { Feature } from '../../feature.ts';
import { postsRoutes } from './posts.routes.ts';
import { withdrawPosts } from './withdraw-posts.ts';

export const postsFeature: Feature = {
  routes: postsRoutes,
  hooks: { userDeleted: [withdrawPosts] },
};
