import type { Feature } from '../../feature.ts';
import { announceLevel } from './announce-level.ts';
import { intimacyRoutes } from './intimacy.routes.ts';

export const intimacyFeature: Feature = {
  routes: intimacyRoutes,
  jobs: (context) => ({ 'intimacy.level': (payload) => announceLevel(context, payload) }),
};
