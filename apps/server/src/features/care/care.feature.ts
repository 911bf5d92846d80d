import type { Feature } from '../../feature.ts';
import { careRoutes } from './care.routes.ts';
import { caseDecidedTask, tellDecision } from './cases/tell-decision.ts';
import { deleteCareOf } from './delete-care-of.ts';

export const careFeature: Feature = {
  routes: careRoutes,
  jobs: (context) => ({ [caseDecidedTask]: (payload) => tellDecision(context, payload) }),
  hooks: { userDeleted: [deleteCareOf] },
};
