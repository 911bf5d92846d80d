import type { Feature } from '../../platform/feature.ts';

export const companionFeature: Feature = {
  routes: [],
};
