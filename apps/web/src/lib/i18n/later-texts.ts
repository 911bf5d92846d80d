import { addEnglish } from './i18n.ts';
import { laterEn } from './later-en.ts';

// Imported for what it does, with every page but home and every dialog (app/router/load-page.tsx, ui/overlay/dialogs.ts).
addEnglish(laterEn);
