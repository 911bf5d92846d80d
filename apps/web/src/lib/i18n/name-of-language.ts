/** What a language calls itself, by its code (ISO 639-1). */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
