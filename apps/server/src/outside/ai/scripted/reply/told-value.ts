import type { Bank } from '../bank/bank.ts';
import { readWords } from '../bank/word-list.ts';
import type { QuestionKind } from '../reading/shape.ts';

/** Kinds of words that somebody's name stands beside: "my roommate Jess". */
const namedKinds = ['kin', 'child', 'partner', 'friend', 'animal', 'boss'];

/** The words of a telling that answer a question of this kind: a name for "who", a day for "when"; undefined where none stands out. */
export function valueIn(telling: string, asks: QuestionKind | undefined, bank: Bank): string | undefined {
  const words = telling.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  switch (asks) {
    case 'person':
      return (
        nameBeside(telling, words, bank) ??
        /(?:\bwith|\bw|\bmit(?: der| dem)?|\bcon) (\p{Lu}\p{L}+)/u.exec(telling)?.[1]
      );
    case 'place':
      return placeIn(telling, bank);
    case 'number':
      return words.find((word) => /\d/.test(word) || bank.words('word.holds_number').has(readWords(word)));
    case 'time':
      return words.find((word) => bank.words('word.holds_time').has(readWords(word)) && word.length > 3);
    default:
      return undefined;
  }
}

/** A place with a capital letter, else the last word after "in" or "to" that may be one: people type in small letters. */
function placeIn(telling: string, bank: Bank): string | undefined {
  const before = String.raw`(?<!\p{L})(?:in|from|near|to|aus|bei|nach|en|desde|de|a) `;
  const proper = new RegExp(`${before}(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)`, 'u').exec(telling)?.[1];
  if (proper) return proper;
  const isPlace = (word: string) =>
    !['word.hollow', 'word.holds_time', 'word.me', 'kind.day', 'kind.when'].some((name) =>
      bank.words(name).has(readWords(word)),
    );
  const small = [...telling.matchAll(new RegExp(`${before}(\\p{Ll}[\\p{L}-]{3,})`, 'gu'))].at(-1)?.[1];
  return small && isPlace(small) ? small.charAt(0).toUpperCase() + small.slice(1) : undefined;
}

/** What somebody or something is called. */
const isCalled =
  /(?<!\p{L})(?:heißt|heissen|heisst|is called|are called|named|name is|name['’]s|called|se llaman?) (?!\p{Ll}{1,2} )(\p{L}[\p{L}-]+)/iu;

/** Who stands in a telling: the name in "my dog, Miso", else "my mum" as its teller puts it. */
export function nameBeside(telling: string, words: readonly string[], bank: Bank): string | undefined {
  const named = isCalled.exec(telling)?.[1];
  if (named) return named.charAt(0).toUpperCase() + named.slice(1);
  const at = words.findIndex((word) =>
    namedKinds.some((kind) => bank.words(`kind.${kind}`).has(readWords(word))),
  );
  if (at < 0) return undefined;
  const next = words[at + 1] ?? '';
  const isTypedWithCase = /\p{Ll},? \p{Lu}/u.test(telling);
  const isLast = !isTypedWithCase && new RegExp(`${words[at]}[ ,]+${next}(?:[.,;!?]|$)`, 'u').test(telling);
  if (next !== '' && (/^\p{Lu}/u.test(next) || isLast) && !bank.words('word.hollow').has(readWords(next)))
    return next.charAt(0).toUpperCase() + next.slice(1);
  const owner = words[at - 1];
  return owner && bank.words('word.me').has(readWords(owner)) ? `${owner} ${words[at]}` : undefined;
}
