import type { Feature } from '../../platform/feature.ts';

export const chatFeature: Feature = {
  routes: [],
};
