import type { Feature } from '../../platform/feature.ts';

export const earningsFeature: Feature = {
  routes: [],
};
