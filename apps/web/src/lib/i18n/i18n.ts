import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepSetting, readSetting } from '../device.ts';
import { en } from './en.ts';

export const languages = { en: 'English', zh: '中文' } as const;
export type Language = keyof typeof languages;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

export const i18n: I18n = i18next.createInstance();

/** Starts the texts in the language kept in this browser, English without one. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    react: { transSupportBasicHtmlNodes: false },
  });
  const kept = readSetting('language');
  if (kept === 'zh') await showLanguage(kept);
}

/** Switches the language at once, without a reload, and keeps it. */
export async function switchLanguage(language: Language): Promise<void> {
  keepSetting('language', language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  if (language === 'zh' && !i18n.hasResourceBundle('zh', 'translation')) {
    const { zh } = await import('./zh.ts');
    i18n.addResourceBundle('zh', 'translation', zh);
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export function currentLanguage(): Language {
  return i18n.language === 'zh' ? 'zh' : 'en';
}
