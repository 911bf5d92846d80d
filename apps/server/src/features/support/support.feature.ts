import type { Feature } from '../../feature.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { supportRoutes } from './support.routes.ts';

const deleteTickets = statement(
  {},
  sql`delete from support_tickets where user_id = ${input('userId', 'bigint')}`,
);

export const supportFeature: Feature = {
  routes: supportRoutes,
  hooks: {
    userDeleted: [
      async (tx, { userId }) => {
        await deleteTickets.run(tx, { userId });
      },
    ],
  },
};
