import { z } from 'zod';

/** Some character that can be seen: neither space, nor what only directs or pads other characters. */
export const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

// Marks that turn the order of what stands around them (Unicode Bidirectional Algorithm, UAX 9), and letters of no width.
// What joins the parts of an emoji or of an Indic word stays.
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const gaps = /[\s\p{Zl}\p{Zp}\p{Cc}]+/gu;

/** A name as it stands among other words: on one line, without what nobody sees. */
export function cleanName(text: string): string {
  return text.replace(hidden, '').replace(gaps, ' ').trim();
}

/** The name of a person or a character, cleaned; it has something that can be seen. */
export function personName(maxLength: number) {
  return z.string().overwrite(cleanName).max(maxLength).regex(visible);
}
