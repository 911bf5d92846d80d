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
export function asksBack(talk: Talk, part: Part): boolean {
  const { fan } = talk;
  const { intent, kinds, shape, text } = part;
  if (intent.startsWith('recall.')) return true;
  if (shape.act !== 'question' || fan.earlier.length === 0) return false;
  if (shape.isOfFan && fan.bank.words('word.recall').has(readWords(text))) return true;
  if (shape.isOfCharacter || !isOfDetail(shape.asks)) return false;
  // "When is the concert?" names nothing as theirs: they have to have spoken of it.
  return (shape.isOfFan && isOfTheirs(kinds)) || isSpokenOf(talk, part);
}

/** A telling of theirs holds what is asked for, and shares a word with a question that is about somebody close or little else. */
function isSpokenOf(talk: Talk, part: Part): boolean {
  const { bank } = talk.fan;
  const words = [...contentWords(part.text)].filter(
    (word) => !bank.words('word.hollow').has(readWords(word)),
  );
  const isBare = part.shape.asks === 'time' && (words.length === 1 || part.shape.isOfFan);
  if (!isBare && !isOfTheirs(part.kinds)) return false;
  return tellings(talk).some(
    ({ about }) =>
      words.some((word) => contentWords(about).has(word)) &&
      valueIn(about, part.shape.asks, bank) !== undefined,
  );
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
  const last = tellings(talk).at(-1);
  return last ? line(talk, 'known.quote', cut(last.text)) : line(talk, 'known.nothing');
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
  const all = tellings(talk).map(({ text }) => text);
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
  const topics = [...contentWords(part.text)].filter((word) => !hollow.has(readWords(word)));
  const scoreOf = ({ text: telling, about }: Telling) => {
    const words = [...contentWords(about)];
    const own = [...contentWords(telling)];
    const isIn = (list: string[], topic: string) =>
      list.some((word) => isSameWord(topic, word) || isBeginning(topic, word));
    const shared = topics.reduce(
      (sum, topic) => sum + (isIn(own, topic) ? 1 : isIn(words, topic) ? ofBefore : 0),
      0,
    );
    const kinds = bank.read(about).kinds;
    const common = [...part.kinds.keys()].filter((kind) => kinds.has(kind)).length;
    const share = part.shape.asks === 'number' ? kindShare : holdsShare;
    const holds = valueIn(telling, part.shape.asks, bank) !== undefined ? share : 0;
    return shared + common * kindShare + holds + bank.likeness(telling, part.text);
  };
  const [best] = tellings(talk)
    .map((telling, index) => ({ telling: telling.text, index, score: scoreOf(telling) }))
    .filter(({ score }) => score >= (topics.length === 0 && part.kinds.size === 0 ? 0 : leastShared))
    .toSorted((a, b) => b.score - a.score || b.index - a.index);
  return best && withValue(talk, part, best.telling);
}

/** So many sentences on may what is asked for stand: "My daughter did a cartwheel. She's seven." */
const valueReach = 2;

/** The telling, or the one shortly after it that holds what is asked for. */
function withValue(talk: Talk, { shape }: Part, telling: string): string {
  const holds = (text: string) => valueIn(text, shape.asks, talk.fan.bank) !== undefined;
  if (shape.asks === undefined || holds(telling)) return telling;
  const all = tellings(talk).map(({ text }) => text);
  const at = all.lastIndexOf(telling);
  return all.slice(at + 1, at + 1 + valueReach).find(holds) ?? telling;
}

/** That a telling speaks of the same kind of thing, and that it holds what is asked for, counts this much beside a word that both share. */
const kindShare = 0.8;
/** A word of the sentence before it counts less than its own. */
const ofBefore = 0.6;
const holdsShare = 0.6;
const leastShared = 0.8;

/** "Burn" and "burnt", "Markt" and "Christkindlmarkt". */
function isBeginning(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length > 3 && (long.startsWith(short) || (short.length > 4 && long.endsWith(short)));
}

/** What they have told; `about` has the sentence before it as well where a pronoun stands for something in that. */
type Telling = { text: string; about: string };

/** What they have told, in sentences, and in clauses before a question: "his birthday is in March, any ideas?" */
function tellings({ fan }: Talk): Telling[] {
  const asking = fan.bank.words('word.asking');
  const pronoun = fan.bank.words('word.pronoun');
  const sentences = fan.earlier.flatMap(sentencesOf);
  return sentences
    .map((sentence, at) => ({
      text: /[?？]/.test(sentence) ? sentence.replace(/[,，、;][^,，、;]*$/, '') : sentence,
      about: pronoun.has(readWords(sentence)) ? `${sentences[at - 1] ?? ''} ${sentence}` : sentence,
    }))
    .filter(
      ({ text }) =>
        !/[?？]/.test(text) &&
        !asking.has(readWords(text)) &&
        text.length > (unspaced.test(text) ? 3 : 5) &&
        !/^\*.*\*$/.test(text),
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
