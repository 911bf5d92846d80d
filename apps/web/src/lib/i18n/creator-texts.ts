import { creatorEn } from './creator-en.ts';
import { addEnglish } from './i18n.ts';

// Imported for what it does, by every page and dialog that says one of these texts.
addEnglish(creatorEn);
