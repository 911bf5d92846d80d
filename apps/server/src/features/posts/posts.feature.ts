import type { Feature } from '../../feature.ts';
import { emptyPostsOfPerson } from './empty-posts.ts';
import { postsRoutes } from './posts.routes.ts';
import { reportablePost } from './reportable-post.ts';

export const postsFeature: Feature = {
  routes: postsRoutes,
  hooks: { userDeleted: [emptyPostsOfPerson], reportables: [reportablePost] },
};
