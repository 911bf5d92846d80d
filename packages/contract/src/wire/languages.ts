/** The languages that have texts (ISO 639-1), in the order in which menus offer them. */
export const languages = ['en', 'zh', 'ja', 'es', 'de'] as const;
export type Language = (typeof languages)[number];

/** Returns the supported language of a tag (BCP 47) such as `zh-Hant-TW`, or undefined. */
export function knownLanguage(tag: unknown): Language | undefined {
  const [code] = String(tag).toLowerCase().split('-');
  return languages.find((language) => language === code);
}

/** Returns the first supported language of these tags (BCP 47, in order of preference), English if there is none. */
export function bestLanguage(tags: readonly string[]): Language {
  return tags.map(knownLanguage).find((language) => language !== undefined) ?? 'en';
}
