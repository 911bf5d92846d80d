import type { Feature } from '../../feature.ts';
import { emptyReports } from './create-report.ts';
import { postingRoutes } from './posting.routes.ts';

export const postingFeature: Feature = {
  routes: postingRoutes,
  hooks: { userDeleted: [emptyReports] },
};
