// Built as a classic script of its own (boot-script.ts). It runs before the first paint, while the app is on its way
// (docs/decisions/0031-first-load.md), and in the documents beside the app, so that they have its theme and language.
import { openInApp } from './open-in-app.ts';
import { prefetchPage } from './prefetch-page.ts';
import { showLoadFailure } from './show-load-failure.ts';
import { showPreferences } from './show-preferences.ts';
import { showSkeleton } from './show-skeleton.ts';

openInApp();
showPreferences();
showSkeleton();
showLoadFailure();
prefetchPage();
