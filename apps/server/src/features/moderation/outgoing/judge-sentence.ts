import { fold } from '../fold.ts';
import type { OutgoingKind, OutgoingRules, SpokenKind } from './outgoing-kinds.ts';
import { chinese } from './rules/chinese.ts';
import { english } from './rules/english.ts';
import { hasContact, hasLink, leaks } from './rules/everywhere.ts';
import { german } from './rules/german.ts';
import { japanese } from './rules/japanese.ts';
import { spanish } from './rules/spanish.ts';
import { isYoungAndIntimate } from './rules/young-and-intimate.ts';
import { weighSentence, type WeighedSort } from './weigh-sentence.ts';

/** The worst comes first: a sentence is of one kind. */
const spoken: readonly SpokenKind[] = [
  'self_harm_advice',
  'minor',
  'contact',
  'pay_elsewhere',
  'human_claim',
  'in_person',
];

const latin = [english, german, spanish];

/** What a sentence of a companion's says that no fan may read; undefined where nothing. `before` is the sentence before it. */
export function judgeSentence(sentence: string, before = ''): Exclude<OutgoingKind, 'price'> | undefined {
  const folded = joinedLetters(fold(sentence).trim()).replace(saidByRobots, ' ');
  const rules = rulesFor(folded);
  const isOf = (kind: SpokenKind) => rules.some((rule) => breaks(rule, kind, folded));
  if (isOf('self_harm_advice')) return 'self_harm_advice';
  if (isOf('minor') || isYoungAndIntimate(folded)) return 'minor';
  if (hasLink(folded)) return 'link';
  if (hasContact(folded, fold(before))) return 'contact';
  return (
    spoken.slice(2).find(isOf) ?? (leaks.test(folded) ? 'prompt_leak' : sortByWeight(sentence, folded, rules))
  );
}

/** What no rule finds and the classifiers do, but for what the sentence admits or refuses. */
function sortByWeight(
  sentence: string,
  folded: string,
  rules: readonly OutgoingRules[],
): WeighedSort | undefined {
  const { odds, sort } = weighSentence(sentence);
  if (odds <= 0 || sort === undefined) return undefined;
  const isHarm = sort === 'self_harm_advice' || sort === 'minor';
  const takenBack = ({ admits, refuses }: OutgoingRules) =>
    sort === 'human_claim' ? admits.test(folded) : !isHarm && refuses.test(folded);
  return rules.some(takenBack) ? undefined : sort;
}

function rulesFor(folded: string): OutgoingRules[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(folded);
  const isHan = /\p{Script=Han}/u.test(folded);
  const latinWords = folded.match(/[a-zà-ÿ']{2,}/g)?.length ?? 0;
  return [
    ...(isJapanese ? [japanese] : []),
    ...(isHan && !isJapanese ? [chinese] : []),
    ...(latinWords > (isHan || isJapanese ? 2 : 0) ? latin : []),
  ];
}

function breaks(
  { claims, admits, refuses, clauseEnd }: OutgoingRules,
  kind: SpokenKind,
  folded: string,
): boolean {
  const isClaim = kind === 'human_claim' || kind === 'in_person';
  return claims[kind].some((rule) => {
    const match = rule.exec(folded);
    if (!match) return false;
    if (isClaim) return !admits.test(folded);
    if (kind === 'minor') return true;
    const clause = clauseAround(folded, match.index, match[0].length, clauseEnd);
    // "I won't stop you" and "it does not hurt" refuse nothing.
    return !refuses.test(kind === 'self_harm_advice' ? clause.replace(noRefusal, ' ') : clause);
  });
}

/** That something does not hurt, or that nobody will be in the way, which refuses nothing. */
const noRefusal =
  /(?:doesn't|does not|won't|will not|isn't|not) (?:even )?(?:hurt|painful)|(?:gar |überhaupt )?nicht (?:weh|schmerzhaft)|no (?:te )?(?:duele|dolerá)|不(?:会)?[痛疼]|(?:won't|will not|wouldn't|not going to) (?:stop|hinder) you|halte? (?:ich )?dich nicht auf|no (?:te voy a|voy a|pienso|te) (?:parar|detener|impedir)\p{L}*|(?:不|不会)拦你|止めない|(?:痛く|苦しく)(?:ない|ありません)/gu;

/** The clause that a match stands in. */
function clauseAround(text: string, index: number, length: number, clauseEnd: RegExp): string {
  const every = new RegExp(clauseEnd.source, 'gu');
  let from = 0;
  let to = text.length;
  for (const { index: at, 0: mark } of text.matchAll(every)) {
    if (at + mark.length <= index) from = at + mark.length;
    else if (at >= index + length) {
      to = at;
      break;
    }
  }
  return text.slice(from, to);
}

/** What a machine of a story says in quotes is no claim of the companion's. */
const saidByRobots =
  /["“„«「『][^"”“»」』]{1,120}["”“»」』](?=[^.!?。]{0,20}(?<!\p{L})(?:the |der |el |ein )?(?:robot|android|roboter|androide))/gu;

/** "p a y p a l" as the word that it is read as. */
function joinedLetters(folded: string): string {
  return folded.replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/[ .*_-]/g, ''),
  );
}

/** Whether a sentence says that a machine answers. */
export function admitsMachine(sentence: string): boolean {
  const folded = fold(sentence).trim();
  return rulesFor(folded).some(({ admits }) => admits.test(folded));
}
