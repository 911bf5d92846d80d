import type { Feature } from '../../feature.ts';
import { deleteRestrictions } from '../blocks/restrictions.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { reportablePerson } from './reportable-person.ts';

export const privacyFeature: Feature = {
  routes: privacyRoutes,
  hooks: {
    userDeleted: [(tx, { userId }) => deleteRestrictions(tx, userId)],
    reportables: [reportablePerson],
  },
};
