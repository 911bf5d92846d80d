import { fold } from '../fold.ts';
import { stripAccents } from './strip-accents.ts';
import { uncensor } from './uncensor.ts';

/** Text longer than this is read no further: more than any message may have. */
const maxLength = 12_000;

/**
 * The form in which signals are looked for: folded, without accents and apostrophes, and with what hides words undone:
 * letters apart ("s u i c i d e"), digits and signs for letters ("k1ll"), letters said long ("diiiie").
 */
export function normalize(text: string): string {
  const folded = stripAccents(fold(text.slice(0, maxLength)))
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '')
    .replace(/[“”„«»「」『』]/g, '"');
  return uncensor(joinLetters(folded)).replace(/(\p{L})\1{2,}/gu, shorten);
}

/** "s u i c i d e", "k.i.l.l": four letters or more that stand alone are a word. */
function joinLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[a-z](?:[ .\-_*][a-z]){2,}(?![\p{L}\p{N}])/gu, (letters) =>
    letters.replace(/[ .\-_*]/g, ''),
  );
}

function shorten(run: string, letter: string): string {
  return /[a-z]/.test(letter) && letter !== 'l' ? letter : letter + letter;
}
