import { others } from 'virtual:texts';
import { bestLanguage, languages } from '@kindred/contract/wire/languages';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { readSetting, saveSetting } from '../storage/device.ts';
import { specKeys } from '../storage/personal-storage.ts';
import { english } from './english.ts';
import { formatText, type Texts, type TextValues } from './format-text.ts';
import type { PlainKey, RichKey, TextKey, Translate, ValuesOf } from './text-key.ts';

type Shown = {
  language: string;
  texts: Texts;
  /** What becomes of each text before it is shown: in a pseudo-language, by which pages are tried. */
  alter?: (text: ReactNode) => ReactNode;
};

export const useLanguage = create<Shown>(() => ({
  language: 'en',
  texts: english,
}));

/** Texts outside of components; inside, `useTranslation` also draws again when the language changes. */
export const i18n = {
  t: ((key: TextKey, values?: TextValues) => translate(key, values) as string) as Translate,
  /** A text with marked parts, as the pieces that it is drawn from. */
  rich: <Key extends RichKey>(key: Key, parts: ValuesOf<Key>): ReactNode =>
    translate(key, parts as TextValues),
  /** Whether a key made at run time names a text without blanks. */
  exists: (key: string): key is PlainKey => typeof english[key] === 'string',
  get language(): string {
    return useLanguage.getState().language;
  },
};

export async function startI18n(): Promise<void> {
  const stored = readSetting(specKeys.language);
  const isKnown = languages.some((language) => language === stored);
  const language = stored !== null && isKnown ? stored : bestLanguage(navigator.languages);
  if (language !== 'en') await showLanguage(language);
}

/** Switches the language at once, without a reload, and saves it. */
export async function switchLanguage(language: string): Promise<void> {
  saveSetting(specKeys.language, language);
  await showLanguage(language);
}

/** The language that is shown now (ISO 639-1). */
export function currentLanguage(): string {
  return i18n.language;
}

// A saved language may no longer exist.
async function showLanguage(language: string): Promise<void> {
  const texts = language === 'en' ? english : (await others[language]?.())?.default;
  if (!texts) return;
  showTexts({ language, texts });
}

/** Shows texts of a language (BCP 47), in its direction. */
export function showTexts(texts: Shown): void {
  useLanguage.setState(texts, true);
  const { script } = new Intl.Locale(texts.language).maximize();
  document.documentElement.lang = texts.language;
  document.documentElement.dir = script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr';
}

function translate(key: TextKey, values?: TextValues): ReactNode {
  const { alter } = useLanguage.getState();
  const text = plainText(key, values);
  return alter ? alter(text) : text;
}

function plainText(key: TextKey, values?: TextValues): ReactNode {
  const { language, texts } = useLanguage.getState();
  const own = texts[key];
  if (own !== undefined) return formatText(own, language, values);
  const fallback = english[key];
  return fallback === undefined ? key : formatText(fallback, 'en', values);
}
