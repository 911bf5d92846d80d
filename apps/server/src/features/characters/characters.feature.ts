import type { Feature } from '../../feature.ts';
import { anonymizeCharacters } from './anonymize-characters.ts';
import { serveCharacterPage } from './character-page.ts';
import { charactersRoutes } from './characters.routes.ts';
import { logUnsellable } from './log-unsellable.ts';
import { heldPage } from './update-own-character.ts';

export const charactersFeature: Feature = {
  routes: charactersRoutes,
  jobs: (context) => ({ 'characters.log-unsellable': () => logUnsellable(context) }),
  crontab: ['0 6 * * * characters.log-unsellable'],
  hooks: {
    heldChanges: [heldPage],
    userDeleted: [anonymizeCharacters],
  },
  plugin: (app, context) => serveCharacterPage(app, context),
};
