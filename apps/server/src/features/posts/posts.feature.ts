import type { Feature } from '../../feature.ts';
import { settlePost } from './card-sale/settle-post.ts';
import { emptyPostsOfPerson } from './empty-posts.ts';
import { postsRoutes } from './posts.routes.ts';
import { reportablePost } from './reportable-post.ts';

export const postsFeature: Feature = {
  routes: postsRoutes,
  hooks: {
    settlePayment: { post: settlePost },
    userDeleted: [emptyPostsOfPerson],
    reportables: [reportablePost],
  },
};
