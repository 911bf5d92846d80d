// npm run judge [-- --misread] [-- --save] — judges what nothing was trained from: recall and false alarms of signals in fans' words.
// `--save` makes the figures those below which `npm test` lets no change fall.
import { saveFigures } from '../tools/signals/judging/committed-figures.ts';
import { judgeAllSignals } from '../tools/signals/judging/judge-signals.ts';
import { printMisread, printSignals } from '../tools/signals/judging/print-signals.ts';

const judged = judgeAllSignals();
printSignals(judged);
if (process.argv.includes('--misread')) printMisread(judged);
if (process.argv.includes('--save')) saveFigures(judged);
