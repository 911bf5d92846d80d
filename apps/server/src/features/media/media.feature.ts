import type { Feature } from '../../platform/feature.ts';

export const mediaFeature: Feature = {
  routes: [],
};
