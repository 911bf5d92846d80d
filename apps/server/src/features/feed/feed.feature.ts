import type { Feature } from '../../platform/feature.ts';

export const feedFeature: Feature = {
  routes: [],
};
