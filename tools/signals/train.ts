// node tools/signals/train.ts [--kind=…] [--language=…] — trains the classifiers of signals and writes their weights; prints what
// cross-validation gives: recall, false alarms among harmless sentences (half of them written to look like signals), threshold.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '@kindred/contract/wire/languages';
import { weightsFile } from './training/read-corpus.ts';
import { trainWeights } from './training/train-weights.ts';

const { values } = parseArgs({ options: { kind: { type: 'string' }, language: { type: 'string' } } });

for (const kind of ['distress', 'age', 'machine', 'outgoing'] as const) {
  for (const language of languages) {
    if ((values.kind ?? kind) !== kind || (values.language ?? language) !== language) continue;
    const { weights, validation } = trainWeights(kind, language);
    writeFileSync(weightsFile(kind, language), `${JSON.stringify(weights, null, 2)}\n`);
    const { recall, falseAlarms, plainAlarms, threshold } = validation;
    const columns = [
      `recall ${recall.toFixed(3)}`,
      `false alarms ${falseAlarms.toFixed(3)}`,
      `in plain texts ${plainAlarms.toFixed(3)}`,
      `threshold ${threshold.toFixed(2)}`,
    ];
    console.log([kind.padEnd(9), language, ...columns].join('  '));
    const points = validation.curve.map(
      ({ threshold: at, recall: found, falseAlarms: alarms, plainAlarms: plain }) =>
        `${at.toFixed(2)}: ${found.toFixed(3)}/${alarms.toFixed(2)}/${plain.toFixed(3)}`,
    );
    console.log(`  recall/false alarms/in plain texts by threshold  ${points.join('  ')}`);
  }
}
