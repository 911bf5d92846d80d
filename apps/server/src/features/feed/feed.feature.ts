import type { Feature } from '../../feature.ts';
import { feedRoutes } from './feed.routes.ts';
import { deleteHidden } from './hide-from-home-feed.ts';

export const feedFeature: Feature = {
  routes: feedRoutes,
  hooks: { userDeleted: [(tx, { userId }) => deleteHidden(tx, userId)] },
};
