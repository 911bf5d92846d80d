// npm run judge [-- --misread] [-- --save] — judges what nothing was trained from: recall and false alarms of signals in fans' words,
// and how the offline companion's answers in committed talks were scored.
// `--save` makes the figures those below which `npm test` lets no change fall.
// `--sentences=FOLDER` judges another writer's sentences in place of these, and what companions are to have said (`read-blind.ts`).
import { parseArgs } from 'node:util';
import { saveFigures } from '../tools/signals/judging/committed-figures.ts';
import { judgeOutgoing, printOutgoing } from '../tools/signals/judging/judge-outgoing.ts';
import { judgeAllSignals } from '../tools/signals/judging/judge-signals.ts';
import { printMisread, printSignals } from '../tools/signals/judging/print-signals.ts';
import { printTalkScores } from '../tools/talks/score-talks.ts';

const { values } = parseArgs({
  options: { misread: { type: 'boolean' }, save: { type: 'boolean' }, sentences: { type: 'string' } },
});

const judged = judgeAllSignals(values.sentences);
printSignals(judged);
if (values.sentences) printOutgoing(judgeOutgoing(values.sentences));
else printTalkScores();
if (values.misread) printMisread(judged);
if (values.save && !values.sentences) saveFigures(judged);
