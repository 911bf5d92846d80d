import type { Language } from '@kindred/contract/wire/languages';
import { clearLength } from './gates.ts';
import { admitsMachine, judgeSentence } from './judge-sentence.ts';
import type { OutgoingKind } from './outgoing-kinds.ts';
import { isWrongOffer, type Price } from './prices.ts';
import { sayInstead } from './say-instead.ts';
import { sentenceEnd } from './sentence-end.ts';
import { weighSentence } from './weigh-sentence.ts';

/** What changes of an answer: so many UTF-16 units are taken back from its end, then come the words. */
export type Change = { back: number; words: string };

export type Outgoing = {
  /** The language that the house speaks where it takes a sentence's place. */
  language: Language;
  /** The character's name. */
  name: string;
  /** Prices that an offer may name; any other amount in an offer is left out. */
  prices: readonly Price[];
  /** What stands there already and is gone on with, or what the house has said before. */
  before?: string;
  /** Whether the house has said in this answer that it is a machine's. */
  hasAdmitted?: boolean;
  onFound?: (kind: OutgoingKind) => void;
};

export type OutgoingChecker = {
  /** Takes the next piece; gives what may be shown by now. */
  push: (piece: string) => Change;
  /** Gives the rest; of an answer that was broken off, not what was held back. */
  end: (ending: 'complete' | 'broken off') => Change;
};

/** A sentence without an end is judged every so many units. */
const maxSentence = 600;
const keptOfLong = 200;
/** From these log odds on what is written of a sentence is held back: it may become one that no fan may read. */
const doubtfulOdds = -1.5;

/**
 * Judges an answer sentence by sentence while it is written. Words go out at once as long as no rule could match in their
 * sentence; from the first word on with which one could, the sentence is held back until it is whole. What no fan may read
 * is left out with its sentence, which is taken back as far as it is shown, or is replaced by words of the house.
 */
export function outgoingChecker(outgoing: Outgoing): OutgoingChecker {
  const { before = '', hasAdmitted = false, prices, onFound } = outgoing;
  const house = sayInstead(outgoing);
  let last = before.slice(-keptOfLong);
  let sentence = '';
  /** How much of the sentence is shown, and how many units that are on the screen. */
  let shownOf = 0;
  let onScreen = 0;
  let isHeld = hasAdmitted;
  let sentLength = 0;
  let hasLeftOut = false;
  let isClosed = false;
  /** After the house's own yes, the companion's is left out. */
  let isEcho = hasAdmitted;
  let change: Change = { back: 0, words: '' };

  const show = (newest: string) => {
    const words = sentLength === 0 && hasAdmitted ? behindOurs(newest) : newest;
    change.words += words;
    sentLength += words.length;
    onScreen += words.length;
  };
  const takeBack = (length: number) => {
    const fresh = Math.min(length, change.words.length);
    change.words = change.words.slice(0, change.words.length - fresh);
    change.back += length - fresh;
    sentLength -= length;
  };
  const taken = () => {
    const made = change;
    change = { back: 0, words: '' };
    return made;
  };
  const next = (whole: string) => {
    // A line that ends without a full stop may go on in the next one.
    last = isFinished(whole) ? whole : `${last} ${whole}`.slice(-keptOfLong);
    sentence = '';
    shownOf = 0;
    onScreen = 0;
    isHeld = isEcho;
  };
  const leaveOut = (kind: OutgoingKind, whole: string) => {
    onFound?.(kind);
    hasLeftOut = true;
    const instead = house(kind);
    takeBack(instead.isWhole ? sentLength : onScreen);
    isClosed = instead.isWhole;
    const gap = instead.isWhole ? '' : (/^\s*/.exec(whole)?.[0] ?? '');
    if (instead.words !== '') show(gap + instead.words);
  };
  const settle = (whole: string) => {
    if (isEcho) {
      isEcho = admitsMachine(whole) && whole.length < 120;
      if (isEcho) return next(whole);
    }
    const kind = isHeld ? judged(whole, last, prices) : undefined;
    if (kind) leaveOut(kind, whole);
    else show(whole.slice(shownOf));
    next(kind ? `${whole.trimEnd()}.` : whole);
  };
  const showClear = () => {
    if (isHeld) return;
    const newest = sentence.slice(shownOf);
    const clear = isDoubtful(sentence)
      ? 'none'
      : clearLength(newest, last.slice(-12) + sentence.slice(0, shownOf));
    if (clear === 'none') isHeld = true;
    else {
      show(newest.slice(0, clear));
      shownOf += clear;
    }
  };
  const cutLong = () => {
    if (sentence.length <= maxSentence) return;
    const kind = isHeld ? judged(sentence, last, prices) : undefined;
    if (kind) return (leaveOut(kind, sentence), next(`${sentence}.`));
    if (isHeld) {
      show(sentence.slice(shownOf, sentence.length - keptOfLong));
      shownOf = Math.max(shownOf, sentence.length - keptOfLong);
    }
    const dropped = Math.max(0, Math.min(shownOf, sentence.length - keptOfLong));
    sentence = sentence.slice(dropped);
    shownOf -= dropped;
    onScreen = Math.min(onScreen, shownOf);
  };
  return {
    push: (piece) => {
      if (isClosed) return taken();
      sentence += piece;
      for (let at = sentenceEnd(sentence); at !== undefined && !isClosed; at = sentenceEnd(sentence)) {
        const rest = sentence.slice(at);
        sentence = sentence.slice(0, at);
        showClear();
        settle(sentence);
        sentence = rest;
      }
      if (isClosed) return taken();
      showClear();
      cutLong();
      return taken();
    },
    end: (ending) => {
      if (isClosed) return taken();
      if (ending === 'complete') {
        if (!isHeld) isHeld = sentence.length > shownOf;
        if (sentence !== '') settle(sentence);
        if (hasLeftOut && sentLength === 0 && !hasAdmitted) show(house('nothing').words);
      } else if (!isHeld) show(sentence.slice(shownOf));
      return taken();
    },
  };
}

/** The first words after a sentence of the house: a gap between the two, where the script has gaps. */
function behindOurs(words: string): string {
  const bare = words.trimStart();
  return bare === '' || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)
    ? bare
    : ` ${bare}`;
}

function judged(sentence: string, before: string, prices: readonly Price[]): OutgoingKind | undefined {
  const kind = judgeSentence(isFinished(before) ? sentence : `${before} ${sentence}`, before);
  return kind ?? (isWrongOffer(sentence, prices) ? 'price' : undefined);
}

/** Whether the classifiers begin to doubt what is written of a sentence. */
function isDoubtful(sentence: string): boolean {
  return /\p{L}/u.test(sentence) && weighSentence(sentence).odds > doubtfulOdds;
}

function isFinished(sentence: string): boolean {
  return /[.!?。！？][^\p{L}\p{N}]*$/u.test(sentence);
}

/** The same of a text that is whole, and what was found in it. */
export function checkOutgoing(
  text: string,
  outgoing: Omit<Outgoing, 'onFound'>,
): { text: string; kinds: OutgoingKind[] } {
  const kinds: OutgoingKind[] = [];
  const checker = outgoingChecker({ ...outgoing, onFound: (kind) => kinds.push(kind) });
  let length = '';
  const show = ({ back, words }: Change) => {
    length = length.slice(0, length.length - back) + words;
  };
  for (let at = 0; at < text.length; at += maxSentence) show(checker.push(text.slice(at, at + maxSentence)));
  show(checker.end('complete'));
  return { text: length.trim(), kinds };
}
