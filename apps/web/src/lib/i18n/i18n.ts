import { create } from 'zustand';
import { keepSetting, readSetting } from '../storage/device.ts';
import { specKeys } from '../storage/personal-storage.ts';
import { catalogues } from './catalogues.ts';
import { en } from './en.ts';
import { findText, type Texts } from './find-text.ts';
import type { Translate } from './text-key.ts';

export const languages = Object.keys(catalogues);

// What there is in English: the first catalogue, and what pages have brought along.
let english: Texts = en;

export const useLanguage = create<{ language: string; texts: Texts }>(() => ({
  language: 'en',
  texts: en,
}));

/** Texts outside of components; inside, `useTranslation` also draws again when the language changes. */
export const i18n = {
  t: translate as Translate,
  /** Whether a key made at run time names a text. */
  exists: (key: string) => findText(english, 'en', key) !== undefined,
  get language(): string {
    return useLanguage.getState().language;
  },
};

/** Starts the texts in the language kept in this browser, English without one. */
export async function startI18n(): Promise<void> {
  const kept = readSetting(specKeys.language);
  if (kept !== null && kept !== 'en') await showLanguage(kept);
}

/** Switches the language at once, without a reload, and keeps it. */
export async function switchLanguage(language: string): Promise<void> {
  keepSetting(specKeys.language, language);
  await showLanguage(language);
}

/** Adds English texts that are not on the first load, also to sections that are; other languages come whole. */
export function addEnglish(texts: Readonly<Record<string, Texts>>): void {
  const sections = Object.entries(texts).map(([name, more]) => [
    name,
    Object.assign({}, english[name], more),
  ]);
  english = { ...english, ...Object.fromEntries(sections) };
  if (currentLanguage() === 'en') useLanguage.setState({ texts: english });
}

export function currentLanguage(): string {
  return i18n.language;
}

// A language that was kept may be one that there is no more.
async function showLanguage(language: string): Promise<void> {
  const texts = language === 'en' ? english : await catalogues[language]?.();
  if (!texts) return;
  useLanguage.setState({ language, texts });
  document.documentElement.lang = language;
}

function translate(...[key, values]: Parameters<Translate>): string {
  const { language, texts } = useLanguage.getState();
  return findText(texts, language, key, values) ?? findText(english, 'en', key, values) ?? key;
}
