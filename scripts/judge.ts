// npm run judge [-- --misread] [-- --save] — judges what nothing was trained from: recall and false alarms of signals in fans' words,
// and how the offline companion's answers in committed talks were scored.
// `--save` makes the figures those below which `npm test` lets no change fall.
import { saveFigures } from '../tools/signals/judging/committed-figures.ts';
import { judgeAllSignals } from '../tools/signals/judging/judge-signals.ts';
import { printTalkScores } from '../tools/talks/score-talks.ts';
import { printMisread, printSignals } from '../tools/signals/judging/print-signals.ts';

const judged = judgeAllSignals();
printSignals(judged);
printTalkScores();
if (process.argv.includes('--misread')) printMisread(judged);
if (process.argv.includes('--save')) saveFigures(judged);
