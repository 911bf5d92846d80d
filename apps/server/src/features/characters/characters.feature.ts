import type { Feature } from '../../feature.ts';
import { serveCharacterPage } from './character-page.ts';
import { charactersRoutes } from './characters.routes.ts';
import { withdrawCharacters } from './withdraw-characters.ts';

export const charactersFeature: Feature = {
  routes: charactersRoutes,
  hooks: { userDeleted: [withdrawCharacters] },
  plugin: (app, context) => serveCharacterPage(app, context),
};
