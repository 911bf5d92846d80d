import type { Feature } from '../../feature.ts';
import { charactersRoutes } from './characters.routes.ts';

export const charactersFeature: Feature = {
  routes: charactersRoutes,
};
