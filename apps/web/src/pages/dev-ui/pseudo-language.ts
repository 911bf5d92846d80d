import type { ReactNode } from 'react';
import { showTexts } from '../../lib/i18n/i18n.ts';

const [reversed, end] = ['\u202e', '\u202c'];

/**
 * Shows the app in a language that nobody speaks: English, reversed letter by letter, two fifths longer, from right to
 * left. What is cut, sticks out or points the wrong way in it would do so in Arabic. Until the page is reloaded.
 */
export function showPseudoLanguage(): void {
  // The code that Unicode's CLDR has for this. English is what remains where a language has no texts.
  showTexts({ language: 'ar-XB', texts: {}, alter: pseudo });
}

/** A text as the pseudo-language has it; the marked parts within it stay what they are. */
export function pseudo(text: ReactNode): ReactNode {
  if (Array.isArray(text)) return text.map((part) => pseudo(part as ReactNode));
  if (typeof text !== 'string' || text.trim() === '') return text;
  const longer = `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}`;
  return reversed + longer + end;
}
