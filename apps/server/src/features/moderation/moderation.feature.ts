import type { Feature } from '../../feature.ts';
import { emptyReports } from './empty-reports.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { reviewNewName } from './review-new-name.ts';

export const moderationFeature: Feature = {
  routes: moderationRoutes,
  hooks: { userCreated: [reviewNewName], userDeleted: [emptyReports] },
};
