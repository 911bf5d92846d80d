import type { Feature } from '../../platform/feature.ts';

export const subscriptionsFeature: Feature = {
  routes: [],
};
