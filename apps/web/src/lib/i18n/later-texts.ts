import { laterEn } from './later-en.ts';
import { addEnglish } from './i18n.ts';

// Imported for what it does, by the pages concerned.
addEnglish(laterEn);
