import type { Feature } from '../../feature.ts';
import { deleteHomeMarks } from './delete-home-marks.ts';
import { feedRoutes } from './feed.routes.ts';

export const feedFeature: Feature = {
  routes: feedRoutes,
  hooks: { userDeleted: [(tx, { userId }) => deleteHomeMarks(tx, userId)] },
};
