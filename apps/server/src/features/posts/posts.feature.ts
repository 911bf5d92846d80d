import type { Feature } from '../../platform/feature.ts';

export const postsFeature: Feature = {
  routes: [],
};
