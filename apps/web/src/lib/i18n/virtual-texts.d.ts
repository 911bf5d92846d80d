// Made by the build from every room's texts (apps/web/texts/texts-plugin.ts).
declare module 'virtual:texts' {
  /** Loads all texts of a language; every language but English, by its code (ISO 639-1). */
  export const others: Readonly<Record<string, () => Promise<{ default: import('./format-text.ts').Texts }>>>;
}
