import type { Feature } from '../feature.ts';
import { checkInvariants } from './check-invariants.ts';

/** Looks every few minutes whether everything that must hold does, and says so loudly when it does not. */
export const invariantsFeature: Feature = {
  jobs: ({ db, log }) => ({
    'invariants.check': async () => {
      for (const violation of await checkInvariants(db)) log.error({ violation }, 'invariant broken');
    },
  }),
  crontab: ['*/10 * * * * invariants.check'],
};
