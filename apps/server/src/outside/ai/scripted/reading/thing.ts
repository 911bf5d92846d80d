import type { Bank } from '../bank/bank.ts';
import { readWords } from '../bank/word-list.ts';

const longestThing = 3;

/** The last thing that a statement names, as its teller puts it: "a small boat"; undefined where none can be told apart. */
export function thingIn(text: string, bank: Bank): string | undefined {
  const before = bank.words('word.before_thing');
  const hollow = bank.words('word.hollow');
  const words = text.match(/[\p{L}\p{N}'’-]+|[.,;:!?()]/gu) ?? [];
  for (let at = words.length - 2; at >= 0; at--) {
    if (!before.has(readWords(words[at] ?? ''))) continue;
    const rest = words.slice(at + 1, at + 1 + longestThing);
    const end = rest.findIndex((word) => !/\p{L}/u.test(word) || hollow.has(readWords(word)));
    const named = end < 0 ? rest : rest.slice(0, end);
    // What goes on after it may be a verb.
    const isLast =
      at + 1 + named.length >= words.length || /[.,;:!?]/.test(words[at + 1 + named.length] ?? '');
    const whole = isLast || end >= 0 ? named : named.slice(0, 1);
    if (whole.length > 0 && whole.length < longestThing) return [words[at], ...whole].join(' ');
  }
  return undefined;
}
