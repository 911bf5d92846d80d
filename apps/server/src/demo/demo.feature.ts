import type { Feature } from '../platform/feature.ts';

/** What demo mode alone adds. */
export const demoFeature: Feature = {
  routes: [],
};
