import type { Feature } from '../../platform/feature.ts';

export const walletFeature: Feature = {
  routes: [],
};
