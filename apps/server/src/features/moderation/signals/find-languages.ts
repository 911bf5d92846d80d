import type { Language } from '@kindred/contract/wire/languages';
import { isChinese, isJapanese } from '../../../platform/texts/is-chinese.ts';
import { lookUpWord } from './lexicon.ts';
import { lexiconsOf, rulesOf } from './rules.ts';
import { tokenize } from './tokenize.ts';

const spaced = ['en', 'es', 'de'] as const satisfies Language[];
const commonWords = Object.fromEntries(
  spaced.map((language) => [language, new Set(rulesOf[language].common.split(/\s+/))]),
) as Record<(typeof spaced)[number], Set<string>>;

/** Enough Latin words in a Chinese or Japanese text to say something by themselves. */
const fewWords = 3;
/** Where words of another language are this part of the best language's, the text may be in either. */
const near = 0.75;

/** The languages that a prepared text may be written in, likeliest first; at least one. */
export function findLanguages(prepared: string): [Language, ...Language[]] {
  const words = tokenize(prepared.slice(0, 1000)).filter((token) => /^[a-z]+$/.test(token));
  const byScript: Language[] = isJapanese(prepared) ? ['ja'] : isChinese(prepared) ? ['zh'] : [];
  // Han signs alone may be Japanese as well: "自殺願望".
  if (byScript[0] === 'zh' && prepared.length <= 12) byScript.push('ja');
  const [first, ...more] = byScript;
  if (first && words.length < fewWords) return [first, ...more];
  const counts = spaced
    .map((language) => ({ language, count: countKnown(words, language) }))
    .toSorted((a, b) => b.count - a.count);
  const most = counts[0]?.count ?? 0;
  if (most === 0 && !first) return ['en'];
  const likely = counts.filter(({ count }) => count >= most * near).map(({ language }) => language);
  const [best = 'en', ...rest] = likely;
  return first ? [first, ...more, best, ...rest] : [best, ...rest];
}

function countKnown(words: readonly string[], language: (typeof spaced)[number]): number {
  let count = 0;
  for (const word of words) {
    if (commonWords[language].has(word)) count += 1;
    else if (lookUpWord(lexiconsOf[language].concepts, word).length > 0) count += 0.6;
  }
  return count;
}
