import type { Texts } from './format-text.ts';

/** The English texts that have arrived: those of every module that is loaded. */
export const english: Record<string, Texts[string]> = {};

/**
 * Adds the texts of a room. Modules that the build makes call it (apps/web/texts/texts-plugin.ts).
 * @public
 */
export function addEnglish(texts: Texts): void {
  Object.assign(english, texts);
}
