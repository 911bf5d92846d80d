import type { Feature } from '../../platform/feature.ts';

export const giftsFeature: Feature = {
  routes: [],
};
