import type { AgeCheck } from './age-check.ts';

/** The embedded check: a person of staff reads the appeal and decides (`npm run staff -- cases`). */
export const staffReview: AgeCheck = {
  beginCheck: () => Promise.resolve({ checkUrl: undefined }),
};
