import type { Feature } from '../../feature.ts';
import { query } from '../../platform/db/db.ts';
import { supportRoutes } from './support.routes.ts';

export const supportFeature: Feature = {
  routes: supportRoutes,
  hooks: {
    userDeleted: [
      async (tx, { userId }) => {
        await query(tx, 'delete from support_tickets where user_id = $1', [userId]);
      },
    ],
  },
};
