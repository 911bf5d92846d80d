import type { Feature } from '../../feature.ts';
import { anonymizeCharacters } from './anonymize-characters.ts';
import { serveCharacterPage } from './character-page.ts';
import { charactersRoutes } from './characters.routes.ts';

export const charactersFeature: Feature = {
  routes: charactersRoutes,
  hooks: { userDeleted: [anonymizeCharacters] },
  plugin: (app, context) => serveCharacterPage(app, context),
};
