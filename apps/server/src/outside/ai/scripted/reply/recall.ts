import type { FactKind } from '@kindred/contract/memory/limits';
import { type Fact, petName } from '../../facts/read-facts.ts';
import { readWords } from '../bank/word-list.ts';
import type { Part } from '../reading/parts.ts';
import { sentencesOf } from '../sentences.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { isSpaced, line, type Talk } from './talk.ts';

const maxRemembered = 6;
const maxQuoted = 160;

/** What they ask of what they have told; undefined where the part asks for none. */
export function recall(talk: Talk, part: Part): string[] | undefined {
  const [group, kind = ''] = part.intent.split('.');
  if (group !== 'recall') return undefined;
  if (kind === 'all') return remembered(talk);
  if (kind === 'you_said') {
    const [first] = sentencesOf(talk.fan.answered.at(-1) ?? '');
    return first ? line(talk, 'known.mine', first) : line(talk, 'known.nothing');
  }
  if (kind === 'said') return quoteOf(talk, part) ?? line(talk, 'known.nothing');
  return recallFact(talk, part, kind as FactKind);
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
export function quoteOf(talk: Talk, { text }: Part): string[] | undefined {
  const { bank } = talk.fan;
  const hollow = bank.words('word.recalling');
  const asked = [...contentWords(text)].filter((word) => !hollow.has(readWords(word)));
  const said = tellings(talk);
  const scoreOf = (sentence: string) => {
    const there = [...contentWords(sentence)];
    const shared = asked.filter((word) =>
      there.some((other) => isSameWord(word, other) || isBeginning(word, other)),
    ).length;
    return shared + bank.likeness(sentence, text);
  };
  const [best] = said
    .map((sentence, index) => ({ sentence, index, score: scoreOf(sentence) }))
    .filter(({ score }) => score >= (asked.length === 0 ? 0 : 1))
    .toSorted((a, b) => b.score - a.score || b.index - a.index);
  return best && line(talk, 'known.quote', cut(best.sentence));
}

/** "Burn" and "burnt". */
function isBeginning(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a));
}

/** What they have told, in sentences. */
function tellings({ fan }: Talk): string[] {
  const asking = fan.bank.words('word.asking');
  return fan.earlier
    .flatMap(sentencesOf)
    .filter(
      (sentence) =>
        !/[?？]/.test(sentence) &&
        !asking.has(readWords(sentence)) &&
        sentence.length > 5 &&
        !/^\*.*\*$/.test(sentence),
    );
}

/** What they said of themselves, said back to them. */
export function asYours({ fan }: Talk, content: string): string {
  const pairs = new Map(
    (fan.bank.entry('swap')?.utterances ?? []).map((pair) => {
      const [own = '', yours = ''] = pair.split(' ');
      return [own, pair.slice(own.length + 1) || yours];
    }),
  );
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
