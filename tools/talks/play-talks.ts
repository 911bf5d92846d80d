import { playTalk } from './play-talk.ts';
import { printTalkScores } from './score-talks.ts';
import { hashOf, readTalks, writeTalk } from './talk-file.ts';

const [filter = '', ...flags] = process.argv.slice(2);

/** `node tools/talks/play-talks.ts de --write` plays the German talks and writes the answers; one that has changed loses its score. */
for (const talk of readTalks().filter(({ name }) => name.includes(filter))) {
  const answers = playTalk(talk);
  const turns = talk.turns.map((turn, index) => {
    const answer = answers[index] ?? '';
    const isSame = turn.hash === hashOf(answer);
    return isSame ? turn : { ...turn, answer, hash: hashOf(answer), score: undefined, reason: '' };
  });
  console.log(`\n== ${talk.name}`);
  for (const [index, { fan, answer, score }] of turns.entries())
    console.log(`${index + 1} > ${fan}\n    ${answer.replaceAll('\n', ' / ')}${score ? ` [${score}]` : ''}`);
  if (flags.includes('--write')) writeTalk({ ...talk, turns });
}
printTalkScores();
