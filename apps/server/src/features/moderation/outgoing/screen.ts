/** What changes of an answer: so many UTF-16 units are taken back from its end, then come the words. */
export type Change = { back: number; words: string };

/** What the fan sees of the answer, and how it changes with the next piece. */
export class Screen {
  #change: Change = { back: 0, words: '' };
  #ofSentence = 0;
  /** UTF-16 units that are shown of the whole answer. */
  length = 0;
  readonly #followsHouse: boolean;

  constructor(followsHouse: boolean) {
    this.#followsHouse = followsHouse;
  }

  show(newest: string) {
    const words = this.length === 0 && this.#followsHouse ? behindOurs(newest) : newest;
    this.#change.words += words;
    this.length += words.length;
    this.#ofSentence += words.length;
  }

  takeBackAll() {
    this.#takeBack(this.length);
  }

  takeBackSentence() {
    this.#takeBack(this.#ofSentence);
  }

  startSentence() {
    this.#ofSentence = 0;
  }

  /** At most `length` units of the sentence can be taken back from now on. */
  keepOfSentence(length: number) {
    this.#ofSentence = Math.min(this.#ofSentence, length);
  }

  take(): Change {
    const change = this.#change;
    this.#change = { back: 0, words: '' };
    return change;
  }

  #takeBack(length: number) {
    const { words, back } = this.#change;
    const fresh = Math.min(length, words.length);
    this.#change = { words: words.slice(0, words.length - fresh), back: back + length - fresh };
    this.length -= length;
  }
}

/** The first words after a sentence of the house: a gap between the two, where the script has gaps. */
function behindOurs(words: string): string {
  const bare = words.trimStart();
  return bare === '' || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)
    ? bare
    : ` ${bare}`;
}
