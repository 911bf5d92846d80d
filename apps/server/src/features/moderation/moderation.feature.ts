import type { Feature } from '../../feature.ts';
import { emptyReports } from './empty-reports.ts';
import { serveCrisisPage } from './help/serve-crisis-page.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { reviewNewName } from './review-new-name.ts';

export const moderationFeature: Feature = {
  routes: moderationRoutes,
  plugin: serveCrisisPage,
  hooks: { userCreated: [reviewNewName], userDeleted: [emptyReports] },
};
