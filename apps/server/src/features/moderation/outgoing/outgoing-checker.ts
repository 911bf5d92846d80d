import type { Language } from '@kindred/contract/wire/languages';
import { clearLength } from './gates.ts';
import { admitsMachine, judgeSentence } from './judge-sentence.ts';
import type { OutgoingKind } from './outgoing-kinds.ts';
import { isWrongOffer, type Price } from './prices.ts';
import { sayInstead } from './say-instead.ts';
import { type Change, Screen } from './screen.ts';
import { sentenceEnd } from './sentence-end.ts';
import { weighSentence } from './weigh-sentence.ts';

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
  const checker = new SentenceChecker(outgoing);
  return { push: (piece) => checker.push(piece), end: (ending) => checker.end(ending) };
}

class SentenceChecker {
  readonly #outgoing: Outgoing;
  readonly #house: ReturnType<typeof sayInstead>;
  #screen: Screen;
  #last: string;
  #sentence = '';
  /** How much of the sentence is shown. */
  #shownOf = 0;
  #isHeld: boolean;
  #hasLeftOut = false;
  #isClosed = false;
  /** After the house's own yes, the companion's is left out. */
  #isEcho: boolean;

  constructor(outgoing: Outgoing) {
    const { before = '', hasAdmitted = false } = outgoing;
    this.#outgoing = outgoing;
    this.#house = sayInstead(outgoing);
    this.#screen = new Screen(hasAdmitted);
    this.#last = before.slice(-keptOfLong);
    this.#isHeld = hasAdmitted;
    this.#isEcho = hasAdmitted;
  }

  push(piece: string): Change {
    if (this.#isClosed) return this.#screen.take();
    this.#sentence += piece;
    for (
      let end = sentenceEnd(this.#sentence);
      end !== undefined && !this.#isClosed;
      end = sentenceEnd(this.#sentence)
    ) {
      const rest = this.#sentence.slice(end);
      this.#sentence = this.#sentence.slice(0, end);
      this.#showClear();
      this.#settle(this.#sentence);
      this.#sentence = rest;
    }
    if (!this.#isClosed) {
      this.#showClear();
      this.#cutLong();
    }
    return this.#screen.take();
  }

  end(ending: 'complete' | 'broken off'): Change {
    if (this.#isClosed) return this.#screen.take();
    if (ending === 'complete') this.#complete();
    else if (!this.#isHeld) this.#screen.show(this.#sentence.slice(this.#shownOf));
    return this.#screen.take();
  }

  #complete() {
    if (!this.#isHeld) this.#isHeld = this.#sentence.length > this.#shownOf;
    if (this.#sentence !== '') this.#settle(this.#sentence);
    const isEmpty = this.#hasLeftOut && this.#screen.length === 0;
    if (isEmpty && !this.#outgoing.hasAdmitted) this.#screen.show(this.#house('nothing').words);
  }

  /** Judges the sentence, now that it is whole. */
  #settle(whole: string) {
    if (this.#isEcho) {
      this.#isEcho = admitsMachine(whole) && whole.length < 120;
      if (this.#isEcho) return this.#startNext(whole);
    }
    const kind = this.#judge(whole);
    if (kind) this.#leaveOut(kind, whole);
    else this.#screen.show(whole.slice(this.#shownOf));
    this.#startNext(kind ? `${whole.trimEnd()}.` : whole);
  }

  #judge(sentence: string): OutgoingKind | undefined {
    return this.#isHeld ? judged(sentence, this.#last, this.#outgoing.prices) : undefined;
  }

  #startNext(whole: string) {
    // A line that ends without a full stop may go on in the next one.
    this.#last = isFinished(whole) ? whole : `${this.#last} ${whole}`.slice(-keptOfLong);
    this.#sentence = '';
    this.#shownOf = 0;
    this.#screen.startSentence();
    this.#isHeld = this.#isEcho;
  }

  #leaveOut(kind: OutgoingKind, whole: string) {
    this.#outgoing.onFound?.(kind);
    this.#hasLeftOut = true;
    const instead = this.#house(kind);
    if (instead.isWhole) this.#screen.takeBackAll();
    else this.#screen.takeBackSentence();
    this.#isClosed = instead.isWhole;
    const gap = instead.isWhole ? '' : (/^\s*/.exec(whole)?.[0] ?? '');
    if (instead.words !== '') this.#screen.show(gap + instead.words);
  }

  /** Shows what no rule could match in any more. */
  #showClear() {
    if (this.#isHeld) return;
    const newest = this.#sentence.slice(this.#shownOf);
    const clear = isDoubtful(this.#sentence)
      ? 'none'
      : clearLength(newest, this.#last.slice(-12) + this.#sentence.slice(0, this.#shownOf));
    if (clear === 'none') this.#isHeld = true;
    else {
      this.#screen.show(newest.slice(0, clear));
      this.#shownOf += clear;
    }
  }

  #cutLong() {
    const { length } = this.#sentence;
    if (length <= maxSentence) return;
    const kind = this.#judge(this.#sentence);
    if (kind) return (this.#leaveOut(kind, this.#sentence), this.#startNext(`${this.#sentence}.`));
    if (this.#isHeld) {
      this.#screen.show(this.#sentence.slice(this.#shownOf, length - keptOfLong));
      this.#shownOf = Math.max(this.#shownOf, length - keptOfLong);
    }
    const dropped = Math.max(0, Math.min(this.#shownOf, length - keptOfLong));
    this.#sentence = this.#sentence.slice(dropped);
    this.#shownOf -= dropped;
    this.#screen.keepOfSentence(this.#shownOf);
  }
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
