import type { Feature } from '../../feature.ts';
import { accountRoutes } from './account.routes.ts';
import { deleteNoticeChoices } from './notice-choices.sql.ts';

export const accountFeature: Feature = {
  routes: accountRoutes,
  hooks: { userDeleted: [(tx, { userId }) => deleteNoticeChoices(tx, userId)] },
};
