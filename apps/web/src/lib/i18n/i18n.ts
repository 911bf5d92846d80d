import { create } from 'zustand';
import { keepSetting, readSetting } from '../device.ts';
import { en } from './en.ts';
import { findText, type Texts } from './find-text.ts';
import type { Translate } from './text-key.ts';

export const languages = { en: 'English', zh: '中文' } as const;
export type Language = keyof typeof languages;

// What there is in English: the first catalogue, and what pages have brought along.
let english: Texts = en;

export const useLanguage = create<{ language: Language; texts: Texts }>(() => ({
  language: 'en',
  texts: en,
}));

/** Texts outside of components; inside, `useTranslation` also draws again when the language changes. */
export const i18n = {
  t: translate as Translate,
  /** Whether a key made at run time names a text. */
  exists: (key: string) => findText(english, 'en', key) !== undefined,
  get language(): Language {
    return useLanguage.getState().language;
  },
};

/** Starts the texts in the language kept in this browser, English without one. */
export async function startI18n(): Promise<void> {
  if (readSetting('language') === 'zh') await showLanguage('zh');
}

/** Switches the language at once, without a reload, and keeps it. */
export async function switchLanguage(language: Language): Promise<void> {
  keepSetting('language', language);
  await showLanguage(language);
}

/** Adds English texts that are not on the first load; other languages come whole. */
export function addEnglish(texts: Texts): void {
  english = { ...english, ...texts };
  if (currentLanguage() === 'en') useLanguage.setState({ texts: english });
}

export function currentLanguage(): Language {
  return i18n.language;
}

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => english,
  zh: async () => (await import('./zh.ts')).zh as unknown as Texts,
};

async function showLanguage(language: Language): Promise<void> {
  useLanguage.setState({ language, texts: await loaders[language]() });
  document.documentElement.lang = language;
}

function translate(...[key, values]: Parameters<Translate>): string {
  const { language, texts } = useLanguage.getState();
  return findText(texts, language, key, values) ?? findText(english, 'en', key, values) ?? key;
}
