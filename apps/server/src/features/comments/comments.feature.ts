import type { Feature } from '../../feature.ts';
import { commentsRoutes } from './comments.routes.ts';
import { deleteCommentsOf } from './delete-comments-of.ts';
import { reportableComment } from './review/reportable-comment.ts';
import { commentReviewCase } from './review/review-comment.ts';

export const commentsFeature: Feature = {
  routes: commentsRoutes,
  hooks: {
    caseKinds: [commentReviewCase],
    reportables: [reportableComment],
    userDeleted: [deleteCommentsOf],
  },
};
