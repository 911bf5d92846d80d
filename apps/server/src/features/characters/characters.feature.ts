import type { Feature } from '../../feature.ts';
import { serveCharacterPage } from './character-page.ts';
import { charactersRoutes } from './characters.routes.ts';

export const charactersFeature: Feature = {
  routes: charactersRoutes,
  plugin: (app, context) => serveCharacterPage(app, context),
};
