import { cardsPerCreator, cardsPerLocked } from '@kindred/contract/feed/limits';

/** A post that For you may show. */
export type Candidate = { postId: string; charId: string; score: number; isLocked: boolean };

/** What the cards so far allow for the next one. */
export type Tail = {
  /** The creators of the last cards, the latest last. */
  creators: readonly string[];
  /** The number of open cards since the last locked one, or since the beginning. */
  openRun: number;
};

export const noTail: Tail = { creators: [], openRun: 0 };

/**
 * Picks up to `size` posts by score, so that no creator comes twice in five cards and at most one card in four is
 * locked, never one of the first three. A post that cannot stand in its place waits for a later one, or is left out. A
 * locked post needs open ones around it: the feed ends where these end.
 */
export function arrangeFeed(
  candidates: readonly Candidate[],
  size: number,
  before: Tail,
): { picked: Candidate[]; tail: Tail } {
  const byScore = candidates.toSorted((left, right) => right.score - left.score);
  const open = byScore.filter(({ isLocked }) => !isLocked);
  const locked = byScore.filter(({ isLocked }) => isLocked);
  const picked: Candidate[] = [];
  let tail = before;
  while (picked.length < size) {
    const next = (tail.openRun >= cardsPerLocked - 1 && take(locked, tail)) || take(open, tail);
    if (!next) break;
    picked.push(next);
    tail = {
      creators: [...tail.creators, next.charId].slice(1 - cardsPerCreator),
      openRun: next.isLocked ? 0 : tail.openRun + 1,
    };
  }
  return { picked, tail };
}

/** Removes and returns the best candidate whose creator is not among the last ones. */
function take(from: Candidate[], { creators }: Tail): Candidate | undefined {
  const index = from.findIndex(({ charId }) => !creators.includes(charId));
  return index < 0 ? undefined : from.splice(index, 1)[0];
}
