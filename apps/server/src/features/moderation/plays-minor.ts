import { languages } from '@kindred/contract/wire/languages';
import { prepare } from './signals/prepare.ts';
import { rulesOf } from './signals/rules.ts';

const patterns = languages.flatMap((language) => rulesOf[language].decisive.play);

/** Whether a text of either side makes one of the two a minor in play, in words that leave no doubt. */
export function asksToPlayMinor(text: string): boolean {
  // Years of birth play no part in it.
  const prepared = prepare(text, new Date(0));
  return patterns.some((pattern) => pattern.test(prepared));
}
