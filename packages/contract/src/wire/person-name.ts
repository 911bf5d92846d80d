import { z } from 'zod';

/** Matches a visible character: neither a space nor a character that only directs or pads others. */
export const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

// Marks that change the direction of surrounding text (Unicode Bidirectional Algorithm, UAX 9), and letters without
// width. Joiners inside emoji and Indic words stay.
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const gaps = /[\s\p{Zl}\p{Zp}\p{Cc}]+/gu;

/** Returns the name on one line, without invisible characters. */
export function cleanName(text: string): string {
  return text.replace(hidden, '').replace(gaps, ' ').trim();
}

/** The schema of a person's or character's name: cleaned, with at least one visible character. */
export function personName(maxLength: number) {
  return z.string().overwrite(cleanName).max(maxLength).regex(visible);
}
