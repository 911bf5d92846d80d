import { addEnglish } from './i18n.ts';
import { settingsEn } from './settings-en.ts';

// Imported for what it does, by the settings.
addEnglish(settingsEn);
