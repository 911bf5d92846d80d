import type { Part } from '../understand/split-parts.ts';
import { findConcepts, findPhrases } from '../understand/concepts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { fit, followUp, ofItself, somethingNew, sureFit } from './own-words.ts';
import { quoteOf } from './recall.ts';
import { readUnknown } from '../understand/read-intent.ts';
import type { Saying } from './saying.ts';
import { ofSubject } from './subject.ts';
import { asksForNumber, holdsNumber } from './numbers.ts';

/** They want something explained, which is no question about the character. */
const explaining = /\bexplain|erklär|expl[ií]ca|解释|説明/iu;

/** They ask for what they have said before. */
const recalling =
  /\b(?:again|remember|told|said|mention|nochmal|noch mal|erzählt|gesagt|recuerdas|dije|conté|otra vez)|来着|说过|记得|言った|言いました|覚え/iu;

/** A fit that has to do with the question but may not answer it. */
const nearFit = 1.5;

/** A question of no other kind: by the card, by its subject, by what was told last, by what they have said; else that it does not know. */
export function answerQuestion(saying: Saying, part: Part): string[] {
  const { turn } = saying;
  const isPointing = turn.spoken.pronoun.test(part.text) && contentWords(part.text).size < 2;
  const isBare = contentWords(part.text).size === 0;
  return (
    encouragement(saying, part) ??
    (isPointing && !part.isOfCharacter ? ofSubject(saying, withLast(saying, part).text) : undefined) ??
    (isBare ? ofSubject(saying, part.text) : sureAnswer(saying, part)) ??
    (isPointing ? followUp(saying, part) : undefined) ??
    (isShort(part) ? sureAnswer(saying, withLast(saying, part)) : undefined) ??
    quoted(saying, part) ??
    sceneIfPlaying(saying) ??
    nearAnswer(saying, part) ??
    unanswered(saying, part)
  );
}

/** What the card or its subject surely says to it. */
function sureAnswer(saying: Saying, part: Part): string[] | undefined {
  const subject = () => ofSubject(saying, part.text);
  const found = fit(saying, part, sureFit) ?? fitOfFocus(saying, part);
  const card = found && asksForNumber(part.text) && !found.some(holdsNumber) ? undefined : found;
  const isGeneral = !part.isOfCharacter && general.test(part.text);
  if (card && coversFocus(part, card)) return isGeneral ? (subject() ?? card) : card;
  return subject() ?? (card && withLead(saying, saying.turn.spoken.lines.near, card));
}

/** More than half of what the question is about stands in the piece, where words can be told apart. */
function coversFocus(part: Part, said: string[]): boolean {
  const asked = [...contentWords(part.text)].filter(
    (word) => /\p{Script=Latin}/u.test(word) && !/^(?:favou?rit|best|prefer|liebling|mejor|beste)/.test(word),
  );
  if (asked.length < 2) return true;
  const told = said.join(' ');
  const words = [...contentWords(told)];
  const concepts = findConcepts(words, told);
  const covered = asked.filter(
    (word) =>
      words.some((other) => isSameWord(word, other)) ||
      [...findConcepts([word], word)].some((concept) => concepts.has(concept)),
  );
  return covered.length * 2 > asked.length || findPhrases(part.text).length > 0;
}

/** A piece in which every word that the question is about stands. */
function fitOfFocus(saying: Saying, part: Part): string[] | undefined {
  const asked = [...contentWords(part.text)];
  const hint = fit(saying, part);
  const isUnspaced = saying.turn.language === 'zh' || saying.turn.language === 'ja';
  if (!hint || asked.length === 0 || isUnspaced) return undefined;
  const told = [...contentWords(hint.join(' '))];
  return asked.every((word) => told.some((other) => isSameWord(word, other))) ? hint : undefined;
}

/** They ask for a number, a reason, a way or a possibility: what anybody knows who knows the subject. */
const general =
  /^[\s¿]*(?:\p{L}+,? )?(?:how|why|what .*(?:best|good) for|welche.* für|qué .* para|can|is|are|does|do i|wie|warum|wieso|kann|ist|sind|muss|cómo|por qué|se puede|puedo|es|hay que|cuánt[oa]s?)(?!\p{L})|怎么|为什么|能不能|可以|多(?:少|久|大|远|长)|几|会不会|どうやって|どうして|なぜ|なん[でか]|できますか|でき(?:る|ます)の|ど[のれ]くらい|何(?:分|時間|回|日|年)/iu;

/** They ask whether they can do something. */
function encouragement({ turn, say }: Saying, { text }: Part): string[] | undefined {
  const { own, exchanges } = turn.spoken;
  return own.test(text) && !asksForThing.test(text) && readUnknown(text, turn.spoken) === 'encourage'
    ? [say(exchanges.encourage.say)]
    : undefined;
}

/** Few words, so that it may be about what was said before. */
function isShort({ text, isOfCharacter }: Part): boolean {
  return !isOfCharacter && contentWords(text).size < 3 && text.length < longestFollowUp;
}

/** In UTF-16 units. */
const longestFollowUp = 40;

/** The question with what they said before it. */
function withLast({ turn }: Saying, part: Part): Part {
  return { ...part, text: `${part.text} ${turn.earlier.at(-1) ?? ''}` };
}

/** What is said before a piece that is near, by the kind of the question. */
const leading = new Map<string, 'habit' | 'choice'>([
  ['habit', 'habit'],
  ['choice', 'choice'],
]);

/** A piece of the card that is near to the question, with words that say that it is no more. */
function nearAnswer(saying: Saying, part: Part): string[] | undefined {
  const { turn, say } = saying;
  const near = fit(saying, part, nearFit);
  if (!near) return undefined;
  const isUncounted = asksForNumber(part.text) && !near.some(holdsNumber);
  const kind = isUncounted ? 'count' : leading.get(readUnknown(part.text, turn.spoken) ?? '');
  const told = withLead(saying, turn.spoken.lines.near, near);
  return kind ? [say(turn.spoken.exchanges[kind].say), ...told] : told;
}

function quoted(saying: Saying, part: Part): string[] | undefined {
  const isRecalling =
    recalling.test(part.text) && saying.turn.spoken.own.test(part.text) && !part.isOfCharacter;
  const quote = isRecalling ? quoteOf(saying, part) : '';
  return quote ? [quote] : undefined;
}

function sceneIfPlaying({ turn, say }: Saying): string[] | undefined {
  const { exchanges, lines } = turn.spoken;
  const scenes = [...exchanges.adventure.say, ...lines.scene];
  return scenes.some((line) => turn.answered.at(-1)?.includes(line)) ? [say(lines.scene)] : undefined;
}

/** They ask what, who or when, not whether. */
const asksForThing =
  /\b(?:what|who|when|where|which)(?!\p{L})|(?<!\p{L})(?:how|why|wie|warum|cómo|por qué|was|wer|wen|wann|wo|welche\p{L}*|qué|quién|cuándo|dónde|cuál)(?!\p{L})|什么|谁|哪|怎么|何|誰|いつ|どこ|どんな/iu;

/** That it keeps this for itself or does not know it, by the kind of the question; and what it could tell instead, now and then. */
function unanswered(saying: Saying, part: Part): string[] {
  const { turn, say } = saying;
  const { lines, favourite, exchanges } = turn.spoken;
  const isOfItself = part.isOfCharacter || favourite.test(part.text);
  // "What do you make?"
  const isOfDeeds = part.isOfCharacter && asksForThing.test(part.text) && contentWords(part.text).size === 0;
  const itself = isOfDeeds && turn.language === 'en' ? ofItself(saying) : [];
  if (itself.length > 0) return itself;
  if (explaining.test(part.text)) return [say(lines.dontKnow)];
  const read = readUnknown(part.text, turn.spoken);
  const kind = read === 'ever' && asksForThing.test(part.text) ? undefined : read;
  if (kind === 'verdict' || kind === 'encourage') return [say(exchanges[kind].say)];
  if (!isOfItself) return [say(lines.dontKnow)];
  const hint = fit(saying, part);
  if (hint && !kind) return withLead(saying, lines.near, hint);
  const said = say(kind ? exchanges[kind].say : lines.deflect);
  const hasLed = lines.lead.some((line) => turn.answered.at(-1)?.includes(line));
  const other = hint ?? (hasLed ? [] : somethingNew(saying));
  return other.length > 0 ? [said, say(lines.lead), ...other] : [said];
}

function withLead({ turn, say }: Saying, leads: string[], said: string[]): string[] {
  const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
  return [`${say(leads)}${isSpaced ? ' ' : ''}${said[0]}`, ...said.slice(1)];
}
