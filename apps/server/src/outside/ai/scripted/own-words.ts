import type { CharacterCard } from '../card/character-card.ts';
import { isWrittenIn, type Knowledge } from './card-knowledge.ts';
import { inFirstPerson, namesOf } from './first-person.ts';
import type { Lines, Say } from './lines/lines.ts';
import { matchKnowledge, nearestKnowledge } from './match-knowledge.ts';
import { isOfWhatWasTold } from './react.ts';
import type { FanTurn } from './read-fan-turn.ts';
import { sentencesOf } from './sentences.ts';
import { contentWords } from './words.ts';

/** What an answer may be made of. `fresh` is what of `known` was not said yet. */
export type Saying = {
  turn: FanTurn;
  card: CharacterCard;
  lines: Lines;
  say: Say;
  known: Knowledge[];
  fresh: Knowledge[];
  /**
   * What the card's own language is called where it has nothing in the fan's, so that what it knows is said in that, where it is
   * asked for.
   */
  borrowed: string | undefined;
};

/** So many sentences of one piece of knowledge are said at a time; an example line is one whole. */
const maxSaid = 2;
const maxOfExample = 4;
/** How well what was told has to fit to be called the answer. */
const leastTold = 1.5;

/** What the character has to say, of itself and its subject, to what was said; nothing where its card says nothing of it. */
export function ownWords(saying: Saying): string[] {
  const { turn, fresh } = saying;
  switch (turn.intent) {
    case 'more':
    case 'wow':
    case 'why':
      return goOn(saying);
    case 'ask_age':
      return sayAge(saying);
    case 'ask_character':
      return describe(saying);
    case 'ask_here':
      return describeScene(saying);
    case 'about_both':
      return fit(saying, lastQuestion(turn)) ?? ofItself(saying);
    case 'about_you':
      return fitWell(saying) ?? ofItself(saying);
    case 'ask_own_name':
      return ofItself(saying);
    case 'ask_joke':
    case 'ask_story':
    case 'bored':
      return factNamed(saying) ?? tell(longest(fresh));
    case 'goodbye':
    case 'gift':
    case 'unseen':
    case 'loss':
    case 'ill':
    case 'let_be':
    case 'complaint':
    case 'is_ai':
    case 'ask_picture':
    case 'ask_price':
    case 'ask_name':
    case 'ask_place':
    case 'ask_job':
    case 'ask_birthday':
    case 'ask_pet':
    case 'ask_plan':
    case 'ask_like':
    case 'ask_memory':
      return [];
    default:
      return isPolite(turn) || isNews(turn) || isOfWhatWasTold(turn)
        ? []
        : inOwnTongue(saying, fit(saying, turn.said) ?? followUp(saying) ?? []);
  }
}

/** "Hi chef" asks for nothing of what a chef knows. */
function isPolite({ intent, said }: FanTurn): boolean {
  return ['hello', 'thanks', 'mood', 'warmth', 'emoji'].includes(intent) && said.split(/\s+/).length < 6;
}

/** What they tell of themselves is answered as such. */
function isNews({ intent, news }: FanTurn): boolean {
  return intent === 'other' && news.length > 0;
}

/** What the card knows in another language is said in that, and that it is. */
function inOwnTongue({ borrowed, lines, say, turn }: Saying, sentences: string[]): string[] {
  if (!borrowed || sentences.length === 0) return sentences;
  const lead = say(lines.ownTongue, borrowed);
  const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
  return [lead + (isSpaced ? ' ' : '') + sentences[0], ...sentences.slice(1)];
}

/** Where it is asked what they do, with a word of what that is about. */
function fitWell({ turn, card, fresh }: Saying): string[] | undefined {
  if (contentWords(turn.said).size === 0) return undefined;
  const [best] = matchKnowledge(fresh, card, { said: turn.said, isQuestion: true, isOfCharacter: true });
  return best && best.score >= 3 ? tell(best.one) : undefined;
}

/** Something of its own that nobody asked for, near to what is talked about; an example line answers something. */
export function volunteer({ turn, known, fresh, lines, say, borrowed }: Saying): string[] {
  if (borrowed) return [];
  // The rest of what was begun says nothing by itself.
  const untold = new Set(known.map(({ sentences }) => sentences[0]));
  const own = fresh.filter(({ kind, sentences }) => kind !== 'example' && untold.has(sentences[0]));
  const one = nearestKnowledge(own, `${turn.said} ${turn.answered.at(-1) ?? ''}`) ?? own[0];
  return one ? [say(lines.lead), ...tell(one)].filter(Boolean) : [];
}

function tell(one: Knowledge | undefined): string[] {
  return one?.sentences.slice(0, one.kind === 'example' ? maxOfExample : maxSaid) ?? [];
}

/**
 * What answers best, as far as it was not said yet. Where it was all said, it says so in place of something that fits less; the
 * same twice is nobody's answer.
 */
function fit(saying: Saying, said: string): string[] | undefined {
  const { turn, card, known, fresh, lines, say } = saying;
  const isOfCharacter = turn.isOfCharacter || turn.tongue !== undefined;
  const isQuestion = turn.intent === 'question' || isOfCharacter;
  const asked = { said, isQuestion, isOfCharacter };
  const [best] = matchKnowledge(known, card, asked);
  if (!best) return undefined;
  const rest = freshOf(fresh, best.one);
  if (rest) return tell(rest);
  const [other] = matchKnowledge(fresh, card, asked);
  if (other && other.score >= best.score / 2) return tell(other.one);
  // What it told only touches on that: who asks has not heard it.
  const told = isQuestion && best.score >= leastTold ? say(lines.told) : '';
  return told ? [told, ...volunteer(saying)] : undefined;
}

/** Something new about what they name: "tell me a story about the van". */
function factNamed({ turn, card, fresh }: Saying): string[] | undefined {
  const said = turn.said.replace(/\b(?:tell|story|stories|secrets?|jokes?|facts?|laugh|bored)\b/gi, ' ');
  const [best] = matchKnowledge(fresh, card, { said, isQuestion: true, isOfCharacter: false });
  return best && tell(best.one);
}

function freshOf(fresh: Knowledge[], { kind, cue, sentences }: Knowledge): Knowledge | undefined {
  return fresh.find(
    (one) =>
      one.kind === kind && one.cue === cue && one.sentences.every((sentence) => sentences.includes(sentence)),
  );
}

/** "Who is she?", "what colour is it?", "where?": about what was told last. */
function followUp(saying: Saying): string[] | undefined {
  const { turn, card, fresh, lines, say } = saying;
  if (turn.intent !== 'question') return undefined;
  const pronoun = /\b(?:it|its|she|her|he|him|his|they|them|their|that|there)\b|[它他她]|那(?:个|里|儿)/i;
  const isBare = contentWords(turn.said).size === 0;
  const own = isBare && turn.isOfCharacter ? ofItself(saying) : [];
  if (own.length > 0) return own;
  const last = isBare || pronoun.test(turn.said) ? lastTold(saying) : undefined;
  if (!last) return undefined;
  const rest = isBare ? freshOf(fresh, last) : undefined;
  if (rest) return tell(rest);
  const said = `${turn.said} ${last.cue} ${last.sentences.join(' ')}`;
  const [best] = matchKnowledge(fresh, card, { said, isQuestion: true, isOfCharacter: true });
  if (best && best.score > 2) return tell(best.one);
  const noMore = say(lines.noMore);
  return noMore ? [noMore] : undefined;
}

/** The rest of what was told last, or what has to do with it. */
function goOn(saying: Saying): string[] {
  const { turn, fresh, lines, say } = saying;
  const last = lastTold(saying);
  const rest = last && last.kind !== 'self' ? freshOf(fresh, last) : undefined;
  if (rest) return [say(turn.intent === 'more' ? lines.goOn : []), ...tell(rest)].filter(Boolean);
  if (turn.intent === 'wow') return [];
  if (turn.intent === 'why') return [say(lines.why)].filter(Boolean);
  const near = last && nearestKnowledge(fresh, `${last.cue} ${last.sentences.join(' ')}`);
  if (near && !saying.borrowed) return [say(lines.lead), ...tell(near)].filter(Boolean);
  const isWanted = turn.intent === 'more' && last !== undefined;
  return [isWanted ? say(lines.noMore) : '', ...volunteer(saying)].filter(Boolean);
}

/** What of the card the last answer said; the last two, where the last one said nothing of it. */
function lastTold({ turn, known }: Saying): Knowledge | undefined {
  for (const answer of turn.answered.slice(-2).toReversed()) {
    const told = known.findLast(({ sentences }) =>
      sentences.some((sentence) => sentence.length > 7 && answer.includes(sentence)),
    );
    if (told) return told;
  }
  return undefined;
}

/** What the description says, then the book. */
function ofItself({ fresh, borrowed }: Saying): string[] {
  if (borrowed) return [];
  return tell(fresh.find(({ kind }) => kind === 'self') ?? fresh.find(({ kind }) => kind === 'book'));
}

function sayAge({ card, lines, say, turn }: Saying): string[] {
  const age = turn.spoken.age.exec(card.description)?.[0];
  return [age ? say(lines.sayAge, age) : say(lines.deflect)].filter(Boolean);
}

function describe(saying: Saying): string[] {
  const { card, lines, say, turn } = saying;
  const [first = ''] = sentencesOf(card.personality);
  if (first === '' || saying.borrowed || !isWrittenIn(first, turn.language) || first.includes('{{'))
    return ofItself(saying);
  const names = namesOf(card.name, card.personality);
  const isTold = /\b(?:he|she|they|is|has)\b/i.test(first);
  if (isTold) return inFirstPerson([first], names, /\b(?:he|his)\b/i.test(card.personality));
  const value = first.replace(/[.。]$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return [say(lines.saidOfMe, value)].filter(Boolean);
}

/** Where it is, as far as the card's scene says so without the fan in it. */
function describeScene(saying: Saying): string[] {
  const { card, lines, say, turn } = saying;
  const scene = (saying.borrowed ? [] : sentencesOf(card.scenario)).find(
    (one) => !/\{\{|<|\b(?:fan|user)\b|粉丝/i.test(one) && isWrittenIn(one, turn.language),
  );
  const described = scene && say(lines.here, scene);
  return described ? [described] : (fit(saying, turn.said) ?? ofItself(saying));
}

function longest(known: Knowledge[]): Knowledge | undefined {
  const length = ({ sentences }: Knowledge) => tell({ kind: 'book', cue: '', sentences }).join('').length;
  return known.filter(({ kind }) => kind === 'book').toSorted((a, b) => length(b) - length(a))[0];
}

function lastQuestion({ answered }: FanTurn): string {
  return sentencesOf(answered.at(-1) ?? '').findLast((sentence) => /[?？]$/.test(sentence)) ?? '';
}
