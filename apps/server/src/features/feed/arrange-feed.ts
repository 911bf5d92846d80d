import { cardsPerCreator, cardsPerLocked } from '@kindred/contract/feed/limits';

/** A post that may stand in For you. */
export type Candidate = { postId: string; charId: string; score: number; isLocked: boolean };

/** What the cards so far mean for the next one. */
export type Tail = {
  /** Whose the last cards were, the latest last. */
  creators: readonly string[];
  /** Open cards since the last locked one, or since the beginning. */
  openRun: number;
};

export const noTail: Tail = { creators: [], openRun: 0 };

/**
 * Picks up to `size` posts in the order of their score, so that no creator comes twice in five cards and at most one
 * card in four is locked, never one of the first three. What cannot stand where it should waits for a later place;
 * what finds none is left out. A locked post needs open ones around it: where these end, the feed ends.
 */
export function arrangeFeed(
  candidates: readonly Candidate[],
  size: number,
  before: Tail,
): { picked: Candidate[]; tail: Tail } {
  const byScore = candidates.toSorted((one, other) => other.score - one.score);
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

/** Takes out the best one whose creator is not among the last ones. */
function take(from: Candidate[], { creators }: Tail): Candidate | undefined {
  const index = from.findIndex(({ charId }) => !creators.includes(charId));
  return index < 0 ? undefined : from.splice(index, 1)[0];
}
