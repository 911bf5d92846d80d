import type { Feature } from '../../platform/feature.ts';

export const charactersFeature: Feature = {
  routes: [],
};
