import { en } from './en.ts';
import type { Texts } from './find-text.ts';

/** Loads what a file of texts exports. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

export type Catalogues = Readonly<Record<string, () => Promise<Texts>>>;

/** The texts of every language by its code (ISO 639-1). English is there at once, others load when asked for. */
export const catalogues = readCatalogues(import.meta.glob(['./[a-z][a-z].ts', '!./en.ts']));

/** A language is one file, named by its code, that exports its texts under that name. */
export function readCatalogues(files: Files): Catalogues {
  const others = Object.entries(files).map(([file, load]) => {
    const code = file.slice('./'.length, -'.ts'.length);
    return [code, async () => ((await load()) as Record<string, Texts>)[code] ?? {}] as const;
  });
  return { en: async () => en, ...Object.fromEntries(others) };
}

/** What a language calls itself. */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
