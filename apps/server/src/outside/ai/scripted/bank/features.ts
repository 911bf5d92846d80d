import type { Worded } from './word-list.ts';

/** A text as weighted features, by which texts are compared. */
export type Features = Map<string, number>;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** `signs`: two of a script without spaces, beside each by itself. */
const weights = { word: 1, pair: 0.8, letters: 0.2, signs: 0.4, threeSigns: 0.1, kind: 1.5, sign: 0.6 };
const maxTokens = 40;

/** In small letters, without accents and marks; slips of haste such as "soooo" are "so". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/\blieblings(?=\p{L}{3})/gu, 'lieblings ')
    .replace(/\b(what|who|where|how|when|why|that|it|he|she|there)['’‘`´]s\b/g, '$1 is')
    .replace(/['’‘`´]/g, '')
    .replace(/([^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}])\1{2,}/gu, '$1')
    .replace(/(\p{L})\1{3,}/gu, '$1$1$1')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/** The words of a text, and the single characters where no spaces stand between words. */
export function tokensOf(text: string): string[] {
  const pieces =
    fold(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{N}]+/gu) ?? [];
  return pieces.slice(0, maxTokens);
}

/** Words and pairs of them, the letters within, `kinds` of words such as family, and a question mark. */
export function featuresOf({ text, tokens }: Worded, kinds: Iterable<string>): Features {
  const features: Features = new Map();
  const add = (name: string, weight: number) => features.set(name, Math.max(features.get(name) ?? 0, weight));
  for (const [at, token] of tokens.entries()) {
    const isSpaced = !unspaced.test(token);
    add(token, weights.word);
    const next = tokens[at + 1];
    if (next) add(`${token} ${next}`, isSpaced ? weights.pair : weights.signs);
    const afterNext = tokens[at + 2];
    if (!isSpaced && next && afterNext) add(`${token} ${next} ${afterNext}`, weights.threeSigns);
    if (isSpaced && token.length > 3)
      for (const gram of lettersOf(`^${token}$`)) add(`~${gram}`, weights.letters);
  }
  for (const kind of kinds) add(`@${kind}`, weights.kind);
  if (/[?？]/.test(text)) add('?', weights.sign);
  return features;
}

function lettersOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at, at + 4));
}
