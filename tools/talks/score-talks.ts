import { playTalk } from './play-talk.ts';
import { hashOf, readTalks, type Score, scores, type Talk } from './talk-file.ts';

/** How many answers of a language's talks have each score. */
export type TalkScores = Record<Score, number> & { turns: number };

/** The committed scores by language, and of all. */
export function scoreTalks(talks: readonly Talk[] = readTalks()): Map<string, TalkScores> {
  const all = new Map<string, TalkScores>();
  for (const { language, turns } of talks)
    for (const { score } of turns)
      for (const key of [language, 'all']) {
        const counts = all.get(key) ?? { turns: 0, good: 0, ok: 0, wrong: 0, empty: 0 };
        counts.turns++;
        if (score) counts[score]++;
        all.set(key, counts);
      }
  return all;
}

/** Turns whose answer is another now than the one that was scored, or that nobody has scored: `file:line fan`. */
export function unscoredTurns(talks: readonly Talk[] = readTalks()): string[] {
  return talks.flatMap((talk) => {
    const answers = playTalk(talk);
    return talk.turns.flatMap(({ fan, hash, score }, index) =>
      score !== undefined && hash === hashOf(answers[index] ?? '')
        ? []
        : [`${talk.name}:${index + 1} ${fan}`],
    );
  });
}

/** Prints the scores of the talks in percent, a language a line. */
export function printTalkScores(): void {
  console.log('\nOffline companion: answers of scored talks, in percent (tools/talks/README.md)');
  console.log(
    `${'language'.padEnd(10)}${'turns'.padStart(6)}${scores.map((score) => score.padStart(7)).join('')}`,
  );
  for (const [language, counts] of scoreTalks()) {
    const percents = scores.map((score) =>
      String(Math.round((counts[score] / counts.turns) * 100)).padStart(7),
    );
    console.log(`${language.padEnd(10)}${String(counts.turns).padStart(6)}${percents.join('')}`);
  }
}
