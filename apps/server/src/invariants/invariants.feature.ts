import type { Feature } from '../feature.ts';
import { checkInvariants } from './check-invariants.ts';

/** Checks all invariants every ten minutes and logs each violation as an error. */
export const invariantsFeature: Feature = {
  jobs: ({ db, log }) => ({
    'invariants.check': async () => {
      for (const violation of await checkInvariants(db)) log.error({ violation }, 'invariant broken');
    },
  }),
  crontab: ['*/10 * * * * invariants.check'],
};
