import type { Feature } from '../../platform/feature.ts';

export const usersFeature: Feature = {
  routes: [],
};
