import type { Feature } from '../../feature.ts';
import { careRoutes } from './care.routes.ts';
import { careCaseKinds } from './cases/case-kinds.ts';
import { deleteCareOf } from './delete-care-of.ts';

export const careFeature: Feature = {
  routes: careRoutes,
  hooks: { userDeleted: [deleteCareOf], caseKinds: careCaseKinds },
};
