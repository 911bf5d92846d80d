/** Codes (ISO 639-1) of the languages that there are texts in, in the order in which they are offered. */
export const languages = ['en', 'zh', 'ja', 'es', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of a tag (BCP 47) such as `zh-Hant-TW`; undefined where there is no such one here. */
export function knownLanguage(tag: unknown): Language | undefined {
  const [code] = String(tag).toLowerCase().split('-');
  return languages.find((language) => language === code);
}

/** The first of these tags (BCP 47, best liked first) that there is; English without one. */
export function bestLanguage(tags: readonly string[]): Language {
  return tags.map(knownLanguage).find((language) => language !== undefined) ?? 'en';
}
