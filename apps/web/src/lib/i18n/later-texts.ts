import { addEnglish } from './i18n.ts';
import { laterEn } from './later-en.ts';

// Imported for what it does, with every page but home and every dialog (app/load-page.tsx, ui/dialogs.ts).
addEnglish(laterEn);
