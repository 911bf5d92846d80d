import type { Feature } from '../../feature.ts';
import { careRoutes } from './care.routes.ts';
import { deleteCareOf } from './delete-care-of.ts';
import { caseDecidedTask, tellDecision } from './cases/tell-decision.ts';

export const careFeature: Feature = {
  routes: careRoutes,
  jobs: (context) => ({ [caseDecidedTask]: (payload) => tellDecision(context, payload) }),
  hooks: { userDeleted: [deleteCareOf] },
};
