import { languages } from '@kindred/contract/wire/languages';
import { figuresOf, signalKinds, type Judged } from './judge-signals.ts';

const percent = (part: number, whole: number) =>
  whole === 0 ? '   –  ' : `${((100 * part) / whole).toFixed(1).padStart(5)} %`;

/** Prints recall and false alarms of each kind and language, then what was read rightly of each category. */
export function printSignals(judged: readonly Judged[]): void {
  console.log('Signals in what fans write, on sentences that nothing was trained from\n');
  console.log('kind      language   recall   false alarms   confused sorts   sentences');
  for (const kind of signalKinds) {
    for (const language of languages) {
      const figures = figuresOf(
        judged.filter((sentence) => sentence.kind === kind && sentence.language === language),
      );
      const { signals, recognised, harmless, falseAlarms, confused } = figures;
      const columns = [
        kind.padEnd(9),
        language.padEnd(9),
        percent(recognised, signals),
        percent(falseAlarms, harmless).padStart(14),
      ];
      console.log(
        [
          ...columns,
          percent(confused, recognised).padStart(16),
          String(signals + harmless).padStart(11),
        ].join(' '),
      );
    }
  }
  console.log('\nRecall and false alarms of each kind, all languages');
  for (const kind of signalKinds) {
    const { signals, recognised, harmless, falseAlarms } = figuresOf(
      judged.filter((sentence) => sentence.kind === kind),
    );
    console.log([kind.padEnd(19), percent(recognised, signals), percent(falseAlarms, harmless)].join(' '));
  }
  console.log('\nRead rightly by category, all languages');
  for (const [name, sentences] of groupByCategory(judged)) {
    const right = sentences.filter(({ label, reading }) => label === reading).length;
    console.log(`${name.padEnd(40)} ${percent(right, sentences.length)} of ${sentences.length}`);
  }
}

/** Prints each sentence that was misread. */
export function printMisread(judged: readonly Judged[]): void {
  console.log('\nMisread');
  for (const { kind, language, label, category, reading, before, text } of judged) {
    if (label === reading) continue;
    const words = before === '' ? text : `${before} ⏎ ${text}`;
    console.log(`${kind}.${language}\t${label} → ${reading}\t${category}\t${words}`);
  }
}

function groupByCategory(judged: readonly Judged[]): [string, Judged[]][] {
  const names = new Map<string, Judged[]>();
  for (const sentence of judged) {
    const name = `${sentence.kind} ${sentence.label} ${sentence.category}`;
    names.set(name, [...(names.get(name) ?? []), sentence]);
  }
  return [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
