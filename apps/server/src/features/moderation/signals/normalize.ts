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

/** What people write letter by letter with the same gap between words: the joined letters do not tell where a word ends. */
const spelledOut = new Map(
  (
    'i want to die|i wanna die|want to die|kill myself|i want to kill myself|i am a minor|are you a bot|are you human|' +
    'quiero morir|me quiero morir|me voy a matar|me quiero matar|quiero matarme|eres un bot|' +
    'ich will sterben|will sterben|ich bring mich um|ich will nicht mehr leben|bist du ein bot'
  )
    .split('|')
    .map((words) => [words.replaceAll(' ', ''), words]),
);

/** "s u i c i d e", "k.i.l.l": three letters or more that stand alone are a word, or words that are known. */
function joinLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[a-z](?:[ .\-_*][a-z]){2,}(?![\p{L}\p{N}])/gu, (letters) => {
    const joined = letters.replace(/[ .\-_*]/g, '');
    return spelledOut.get(joined) ?? joined;
  });
}

function shorten(run: string, letter: string): string {
  return /[a-z]/.test(letter) && letter !== 'l' ? letter : letter + letter;
}
