import { currentLanguage } from '../i18n.ts';
import { findText, type Texts } from '../find-text.ts';
import type { Keys, TextValues } from '../text-key.ts';
import { useTranslation } from '../use-translation.ts';
import { settingsEn } from './en.ts';
import { settingsZh } from './zh.ts';

/** Names a text of the settings: `account.email`. */
export type SettingsKey = Keys<typeof settingsEn>;
export type SettingsTexts = (key: SettingsKey, values?: TextValues) => string;

// English stands in for a language that has none of these texts.
const catalogues: Readonly<Record<string, Texts>> = { en: settingsEn, zh: settingsZh as unknown as Texts };

/** The texts of the settings, `s`, beside those of the whole product, `t`. */
export function useSettingsTexts(): { s: SettingsTexts } & ReturnType<typeof useTranslation> {
  return { ...useTranslation(), s: settingsText };
}

function settingsText(key: SettingsKey, values?: TextValues): string {
  const language = currentLanguage();
  const texts = catalogues[language];
  return (texts && findText(texts, language, key, values)) ?? findText(settingsEn, 'en', key, values) ?? key;
}
