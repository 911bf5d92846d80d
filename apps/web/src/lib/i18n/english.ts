import type { Texts } from './format-text.ts';

/** The English texts that have arrived: those that the loaded modules name. */
export const english: Record<string, Texts[string]> = {};

/**
 * Adds the texts that a module names. The build writes this into it (apps/web/texts/texts-plugin.ts).
 * @public
 */
export function addEnglish(texts: Texts): void {
  Object.assign(english, texts);
}
