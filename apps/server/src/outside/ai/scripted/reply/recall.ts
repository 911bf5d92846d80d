import type { FactKind } from '@kindred/contract/memory/limits';
import { type Fact, petName } from '../../facts/read-facts.ts';
import { readWords } from '../bank/word-list.ts';
import type { Part } from '../reading/parts.ts';
import { sentencesOf } from '../sentences.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { isSpaced, line, type Talk } from './talk.ts';
import { nameBeside, valueIn } from './told-value.ts';

const maxRemembered = 6;
const maxQuoted = 160;

/** They ask for something that they have told, however the question itself is read. */
export function asksBack({ fan }: Talk, { intent, kinds, shape, text }: Part): boolean {
  if (intent.startsWith('recall.')) return true;
  if (shape.act !== 'question' || !shape.isOfFan || fan.earlier.length === 0) return false;
  if (fan.bank.words('word.recall').has(readWords(text))) return true;
  return !shape.isOfCharacter && isOfTheirs(kinds) && isOfDetail(shape.asks);
}

/** "How old is my brother?" can only be known from them. */
function isOfTheirs(kinds: Part['kinds']): boolean {
  return ['kin', 'child', 'partner', 'friend', 'animal'].some((kind) => kinds.has(kind));
}

function isOfDetail(asks: Part['shape']['asks']): boolean {
  return asks === 'number' || asks === 'time' || asks === 'place' || asks === 'person';
}

/** What they ask of what they have told. */
export function recall(talk: Talk, part: Part): string[] {
  const [group, kind = ''] = recalledBy(talk, part).split('.');
  if (group !== 'recall') return quoteOf(talk, part) ?? line(talk, 'known.nothing');
  if (kind === 'all') return remembered(talk);
  if (kind === 'you_said') {
    const [first] = sentencesOf(talk.fan.answered.at(-1) ?? '');
    return first ? line(talk, 'known.mine', first) : line(talk, 'known.nothing');
  }
  if (kind === 'said') return quoteOf(talk, part) ?? line(talk, 'known.nothing');
  return recallFact(talk, part, kind as FactKind);
}

/** So near must something that they ask back be to the question of the bank for it. */
const leastRecalled = 0.4;

/** "Where do I live?" asks for their place, however near it is to what the character is asked. */
function recalledBy({ fan }: Talk, { intent, kinds, text }: Part): string {
  if (intent.startsWith('recall.') || kinds.size > 0) return intent;
  const [best] = fan.bank.read(text, (entry) => entry.startsWith('recall.')).nearest;
  return best && best.score >= leastRecalled ? best.entry : intent;
}

function recallFact(talk: Talk, part: Part, kind: FactKind): string[] {
  const content = talk.fan.known.find(kind);
  if (!content) return quoteOf(talk, part) ?? line(talk, 'known.nothing');
  if (kind !== 'pet') return line(talk, `known.${kind}`, asYours(talk, content));
  const name = petName(content);
  return line(talk, name === content ? 'known.pet_unnamed' : 'known.pet', name);
}

function remembered(talk: Talk): string[] {
  const facts = talk.fan.known
    .list()
    .slice(-maxRemembered)
    .map(({ content }: Fact) => asYours(talk, content));
  if (facts.length > 0) return line(talk, 'known.all', facts.join(isSpaced(talk) ? ', ' : '、'));
  const told = tellings(talk).at(-1);
  return told ? line(talk, 'known.quote', cut(told)) : line(talk, 'known.nothing');
}

/** Their own words, where they ask for what they have told and no fact says it; undefined where they told nothing of it. */
export function quoteOf(talk: Talk, part: Part): string[] | undefined {
  const { bank } = talk.fan;
  const best = tellingOf(talk, part);
  if (best === undefined) return undefined;
  const value =
    part.kinds.size > 0 && isNaming(talk, part) && isSpaced(talk)
      ? nameNear(talk, best)
      : valueIn(best, part.shape.asks, bank);
  const said =
    value === undefined || part.shape.asks === 'number'
      ? []
      : line(talk, 'known.value', asYours(talk, value));
  return said.length > 0 ? said : line(talk, 'known.quote', cut(best));
}

/** The name in a telling, or in one shortly after it: "My cat eats it. Her name is Pickles." */
function nameNear(talk: Talk, telling: string): string | undefined {
  const all = tellings(talk);
  const at = all.lastIndexOf(telling);
  const names = [telling, ...all.slice(at + 1, at + 1 + valueReach)].map((text) =>
    nameBeside(text, text.match(/[\p{L}\p{N}'’-]+/gu) ?? [], talk.fan.bank),
  );
  return names.find((name) => name !== undefined && !name.includes(' ')) ?? names[0];
}

/** "What is my dog called?" */
function isNaming({ fan }: Talk, { text }: Part): boolean {
  return fan.bank.words('word.naming').has(readWords(text));
}

/** The telling that a question is most likely about: by its words, by kinds of words such as family, and by what it has to hold. */
function tellingOf(talk: Talk, part: Part): string | undefined {
  const { bank } = talk.fan;
  const hollow = bank.words('word.recalling');
  const asked = [...contentWords(part.text)].filter((word) => !hollow.has(readWords(word)));
  const scoreOf = (telling: string) => {
    const there = [...contentWords(telling)];
    const shared = asked.filter((word) =>
      there.some((other) => isSameWord(word, other) || isBeginning(word, other)),
    ).length;
    const kinds = bank.read(telling).kinds;
    const common = [...part.kinds.keys()].filter((kind) => kinds.has(kind)).length;
    const share = part.shape.asks === 'number' ? kindShare : holdsShare;
    const holds = valueIn(telling, part.shape.asks, bank) !== undefined ? share : 0;
    return shared + common * kindShare + holds + bank.likeness(telling, part.text);
  };
  const [best] = tellings(talk)
    .map((telling, index) => ({ telling, index, score: scoreOf(telling) }))
    .filter(({ score }) => score >= (asked.length === 0 && part.kinds.size === 0 ? 0 : leastShared))
    .toSorted((a, b) => b.score - a.score || b.index - a.index);
  return best && withValue(talk, part, best.telling);
}

/** So many sentences on may what is asked for stand: "My daughter did a cartwheel. She's seven." */
const valueReach = 2;

/** The telling, or the one shortly after it that holds what is asked for. */
function withValue(talk: Talk, { shape }: Part, telling: string): string {
  const holds = (text: string) => valueIn(text, shape.asks, talk.fan.bank) !== undefined;
  if (shape.asks === undefined || holds(telling)) return telling;
  const all = tellings(talk);
  const at = all.lastIndexOf(telling);
  return all.slice(at + 1, at + 1 + valueReach).find(holds) ?? telling;
}

/** That a telling speaks of the same kind of thing, and that it holds what is asked for, counts this much beside a word that both share. */
const kindShare = 0.8;
const holdsShare = 0.6;
const leastShared = 0.8;

/** "Burn" and "burnt", "Markt" and "Christkindlmarkt". */
function isBeginning(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length > 3 && (long.startsWith(short) || (short.length > 4 && long.endsWith(short)));
}

/** What they have told, in sentences, and in clauses before a question: "his birthday is in March, any ideas?" */
function tellings({ fan }: Talk): string[] {
  const asking = fan.bank.words('word.asking');
  return fan.earlier
    .flatMap(sentencesOf)
    .map((sentence) => (/[?？]/.test(sentence) ? sentence.replace(/[,，、;][^,，、;]*$/, '') : sentence))
    .filter(
      (sentence) =>
        !/[?？]/.test(sentence) &&
        !asking.has(readWords(sentence)) &&
        sentence.length > (unspaced.test(sentence) ? 3 : 5) &&
        !/^\*.*\*$/.test(sentence),
    );
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What they said of themselves, said back to them. */
export function asYours({ fan }: Talk, content: string): string {
  const pairs = new Map(
    (fan.bank.entry('swap')?.utterances ?? []).map((pair) => {
      const [own = '', yours = ''] = pair.split(' ');
      return [own, pair.slice(own.length + 1) || yours];
    }),
  );
  if (unspaced.test(content)) {
    const longest = [...pairs.keys()].toSorted((a, b) => b.length - a.length);
    return content.replace(new RegExp(longest.join('|') || '$^', 'gu'), (word) => pairs.get(word) ?? word);
  }
  return content.replace(
    /(?<![\p{L}'])[\p{L}']+(?![\p{L}'])/gu,
    (word) => pairs.get(word.toLowerCase()) ?? word,
  );
}

function cut(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[.。]$/, '')
    .trim()
    .slice(0, maxQuoted);
}
