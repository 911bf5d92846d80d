import type { FactKind } from '@kindred/contract/memory/limits';
import { type Fact, petName } from '../../facts/read-facts.ts';
import type { Intent } from '../languages/intents.ts';
import type { Lines } from '../languages/lines.ts';
import { sentencesOf } from '../sentences.ts';
import type { Part } from '../understand/split-parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import type { Saying } from './saying.ts';

const recalled: Partial<Record<Intent, [FactKind, keyof Lines]>> = {
  my_name: ['name', 'knowsName'],
  my_place: ['place', 'knowsPlace'],
  my_job: ['job', 'knowsJob'],
  my_birthday: ['birthday', 'knowsBirthday'],
  my_pet: ['pet', 'knowsPet'],
  my_plan: ['plan', 'knowsPlan'],
  my_like: ['like', 'knowsLike'],
};

const maxRemembered = 6;
const maxQuoted = 160;

/** What they ask of what they have told; undefined where the intent asks for none. */
export function recall(saying: Saying, part: Part): string[] | undefined {
  const { turn, say } = saying;
  const { lines } = turn.spoken;
  if (part.intent === 'memory') return [remembered(saying)];
  if (part.intent === 'you_said') {
    const [first] = sentencesOf(turn.answered.at(-1) ?? '');
    return [first ? say(lines.iSaid, first) : say(lines.notTold)];
  }
  if (part.intent === 'i_said') return [quoteOf(saying, part) || say(lines.notTold)];
  if (!recalled[part.intent as Intent]) return undefined;
  // "My name, and where I live?" asks for two things.
  const asked = (Object.keys(recalled) as Intent[]).filter(
    (intent) => intent === part.intent || turn.spoken.exchanges[intent].when.test(part.text),
  );
  return asked.flatMap((intent) => recallOne(saying, part, intent));
}

function recallOne(saying: Saying, part: Part, intent: Intent): string[] {
  const { turn, say } = saying;
  const { lines, asYours } = turn.spoken;
  const [kind, options] = recalled[intent] ?? [];
  if (!kind || !options) return [];
  const content = turn.known.find(kind);
  if (!content) return [quoteOf(saying, part) || say(lines.notTold)];
  if (kind !== 'pet') return [say(lines[options], asYours(content))];
  return [say(isNamed(content) ? lines.knowsPet : lines.petUnnamed, petCalled(content, lines))];
}

/** A pet by its name, or as theirs. */
export function petCalled(content: string, lines: Lines): string {
  return isNamed(content) ? petName(content) : (lines.theirPet[0] ?? '').replace('{pet}', content);
}

function isNamed(content: string): boolean {
  return petName(content) !== content;
}

function remembered({ turn, say }: Saying): string {
  const { lines, asYours } = turn.spoken;
  const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
  const facts = turn.known
    .list()
    .slice(-maxRemembered)
    .map(({ content }: Fact) => asYours(content));
  if (facts.length > 0) return say(lines.remembers, facts.join(isSpaced ? ', ' : '、'));
  const told = turn.earlier.flatMap(sentencesOf).findLast((text) => isTelling(text, turn.spoken));
  return told ? say(lines.quote, cut(told)) : say(lines.notTold);
}

const isNaming =
  /\b(?:name|names|called|named|call)\b|名前|呼|叫|名字|(?<!\p{L})(?:llama|llamo|nombre|heißt|heiße|heisst|namens|name)(?!\p{L})/iu;

/** Their own words, where they ask for what they have told and no fact says it; '' where they told nothing of it. */
export function quoteOf({ turn, say }: Saying, { text }: Part): string {
  const said = turn.earlier.flatMap(sentencesOf).filter((sentence) => isTelling(sentence, turn.spoken));
  const asked = [...contentWords(text.replace(askingWords, ' '))];
  const asksName = isNaming.test(text);
  const scoreOf = (sentence: string) => {
    const there = [...contentWords(sentence)];
    const shared = asked.filter((word) => there.some((other) => isSameWord(word, other))).length;
    return shared + sharedSyllables(text, sentence);
  };
  const [best] = said
    .map((sentence, index) => {
      // "My girlfriend came. Her name is Ada."
      const before = scoreOf(said[index - 1] ?? '');
      const naming = asksName && isNaming.test(sentence) ? 1.5 + Math.min(before, 1.5) : 0;
      return { sentence, index, score: scoreOf(sentence) + naming };
    })
    .filter(({ score }) => score >= (asked.length === 0 ? 0 : 0.5))
    .toSorted((a, b) => b.score - a.score || b.index - a.index);
  return best ? say(turn.spoken.lines.quote, cut(best.sentence)) : '';
}

/** "何をこぼした" shares こぼし with "お茶をこぼした": Japanese verbs have no characters of their own to be compared by. */
function sharedSyllables(asked: string, sentence: string): number {
  const runs = asked.match(/[\p{Script=Hiragana}]{3,}/gu) ?? [];
  const pieces = runs.flatMap((run) =>
    Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3)),
  );
  const telling = pieces.filter(
    (piece) => !/覚え|ました|ですか|って|たか|てる|ている|さっき|言っ/u.test(piece),
  );
  return Math.min(1.5, telling.filter((piece) => sentence.includes(piece)).length / 2);
}

const askingWords =
  /\b(?:remember|told|mention\w*|call\w*|name\w*|said|say|just|again|recuerdas?|dije|conté|gesagt|erzählt|weißt)\b|记得|说过|刚才|告诉/gi;

function isTelling(sentence: string, { isQuestion }: { isQuestion: RegExp }): boolean {
  return !isQuestion.test(sentence) && sentence.length > 3 && !/^\*.*\*$/.test(sentence);
}

function cut(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[.。]$/, '')
    .trim()
    .slice(0, maxQuoted);
}
