import type { Feature } from '../../feature.ts';
import { query } from '../../platform/db/db.ts';
import { commentsRoutes } from './comments.routes.ts';
import { reportableComment } from './reportable-comment.ts';

export const commentsFeature: Feature = {
  routes: commentsRoutes,
  hooks: {
    reportables: [reportableComment],
    userDeleted: [
      async (tx, { userId, now }) => {
        await query(tx, 'select delete_comments_of($1::bigint, $2::timestamptz)', [userId, now]);
      },
    ],
  },
};
