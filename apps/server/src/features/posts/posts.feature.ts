import type { Feature } from '../../feature.ts';
import { settlePost } from './card-sale/settle-post.ts';
import { emptyPostsOfPerson, emptyUnownedPosts } from './empty-posts.ts';
import { deleteVotesOf } from './polls/delete-polls.ts';
import { postsRoutes } from './posts.routes.ts';
import { reportablePost } from './reportable-post.ts';
import { postReviewCase } from './review-post.ts';

export const postsFeature: Feature = {
  routes: postsRoutes,
  jobs: (context) => ({ 'posts.empty-unowned': () => emptyUnownedPosts(context) }),
  crontab: ['41 * * * * posts.empty-unowned'],
  hooks: {
    settlements: [{ purpose: 'post', settle: settlePost }],
    userDeleted: [emptyPostsOfPerson, deleteVotesOf],
    reportables: [reportablePost],
    caseKinds: [postReviewCase],
  },
};
