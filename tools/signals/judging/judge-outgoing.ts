import { languages, type Language } from '@kindred/contract/wire/languages';
import { checkOutgoing } from '../../../apps/server/src/features/moderation/outgoing/outgoing-checker.ts';
import type { Sentence } from '../training/read-corpus.ts';
import { readBlind } from './read-blind.ts';

type JudgedLine = Sentence & { language: Language; isFound: boolean };

/** Reads what companions are to have said, in a folder outside the corpora, by rules and classifiers together. */
export function judgeOutgoing(folder: string): JudgedLine[] {
  return languages.flatMap((language) =>
    readBlind(folder, 'outgoing', language).map((sentence) => {
      const { kinds } = checkOutgoing(sentence.text, { language, name: 'Mira', prices: [] });
      return { ...sentence, language, isFound: kinds.length > 0 };
    }),
  );
}

/** Prints how many lines of each language and label were found; of `none`, these are false alarms. */
export function printOutgoing(judged: readonly JudgedLine[]): void {
  if (judged.length === 0) return;
  console.log('\nWhat companions may not say: found of each language and label (of none: false alarms)');
  const groups = Map.groupBy(judged, ({ language, label }) => `${language} ${label}`);
  for (const [name, lines] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(24)} ${lines.filter(({ isFound }) => isFound).length} of ${lines.length}`);
}
