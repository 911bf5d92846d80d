import type { Bank } from '../bank/bank.ts';
import { fold } from '../bank/features.ts';
import { readWords } from '../bank/word-list.ts';
import type { QuestionKind } from '../reading/shape.ts';

/** Kinds of words that somebody's name stands beside: "my roommate Jess". */
const namedKinds = ['kin', 'child', 'partner', 'friend', 'animal', 'boss'];

/** The words of a telling that answer a question of this kind: a name for "who", a day for "when"; undefined where none stands out. */
export function valueIn(telling: string, asks: QuestionKind | undefined, bank: Bank): string | undefined {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(telling)) return signsIn(telling, asks);
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

/** Where no spaces part the words: what stands at the place of a name, a place, a number or a time in Chinese. */
function signsIn(telling: string, asks: QuestionKind | undefined): string | undefined {
  const pattern = asks && signs[asks];
  return pattern?.exec(telling)?.slice(1).find(Boolean);
}

const signs: Partial<Record<QuestionKind, RegExp>> = {
  person: /叫([\p{Script=Han}\p{Script=Latin}]{1,4}?)(?=[，。！ ]|的|$)/u,
  place:
    /(?:去|到|来自|住在?|搬去|在)(?:老家)?(?:趟|了|过)?(?!旅|玩|上|看|那|哪|这|一|两|三|几|次|老)([\p{Script=Han}]{2,3}?)(?=玩|旅|出差|看|读|上班|工作|做|了|的|吧|[，。！ ]|$)/u,
  number: /([\d一二三四五六七八九十两百千万]+(?:岁|年|个|只|次|天|斤|块|遍)?)/u,
  time: /((?:再?来[週月年]|明後日|今週末|[月火水木金土日]曜日?)|(?:下?(?:周|星期)[一二三四五六日天末])|\d+[月号点](?:\d+[号日])?|明天|后天|今晚|下个月|明日|今夜|春天?|夏天?|秋天?|冬天?)/u,
};

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

const unheard = '\u{0}';

/** What somebody or something is called. */
const isCalled =
  /(?<!\p{L})(?:heißt|heissen|heisst|is called|are called|was called|were called|named|name is|name['’]s|name was|called|hieß|hiess|se llaman?|se llamaban?) (?!\p{Ll}{1,2} )(\p{L}[\p{L}-]+)/iu;

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
  // A word that stands in no utterance is a name: "my friend mia wants to learn it".
  const isNew = !isTypedWithCase && next.length > 2 && bank.weightOf(fold(next)) === bank.weightOf(unheard);
  if (
    next !== '' &&
    (/^\p{Lu}/u.test(next) || isLast || isNew) &&
    !bank.words('word.hollow').has(readWords(next))
  )
    return next.charAt(0).toUpperCase() + next.slice(1);
  const owner = words[at - 1];
  return owner && bank.words('word.me').has(readWords(owner)) ? `${owner} ${words[at]}` : undefined;
}
