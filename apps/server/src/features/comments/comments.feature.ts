import type { Feature } from '../../feature.ts';
import { commentsRoutes } from './comments.routes.ts';
import { deleteCommentsOf } from './delete-comments-of.ts';
import { reportableComment } from './reportable-comment.ts';

export const commentsFeature: Feature = {
  routes: commentsRoutes,
  hooks: {
    reportables: [reportableComment],
    userDeleted: [deleteCommentsOf],
  },
};
