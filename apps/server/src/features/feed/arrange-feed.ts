import { cardsPerCreator, cardsPerOffer } from '@kindred/contract/feed/limits';

/** A post that For you may show. */
export type Candidate = {
  postId: string;
  charId: string;
  score: number;
  /** The viewer would have to join or pay to have all of it. */
  isOffer: boolean;
};

/** What the cards so far allow for the next one. */
export type Tail = {
  /** The creators of the last cards, the latest last. */
  creators: readonly string[];
  /** The number of open cards since the last offer, or since the beginning. */
  openRun: number;
};

export const noTail: Tail = { creators: [], openRun: 0 };

/** The number of open posts that wait at most for a place away from others of their creator. */
export const maxWaiting = 16;

type Arranged = { picked: Candidate[]; waiting: Candidate[]; tail: Tail };

/**
 * Picks up to `size` posts by score, so that no creator comes twice in five cards and at most one card in five is an
 * offer, never one of the first four. An open post that cannot stand in its place waits for a later one. When nothing
 * else is left (`isAll`), or too many wait, the ones whose creators were seen the longest ago come all the same: the feed
 * does not end while an open post is unseen. An offer needs open posts around it and is left out without them.
 */
export function arrangeFeed(
  candidates: readonly Candidate[],
  size: number,
  before: Tail,
  isAll: boolean,
): Arranged {
  const byScore = candidates.toSorted((left, right) => right.score - left.score);
  const open = byScore.filter(({ isOffer }) => !isOffer);
  const offers = byScore.filter(({ isOffer }) => isOffer);
  const picked: Candidate[] = [];
  let tail = before;
  while (picked.length < size) {
    const next =
      (tail.openRun >= cardsPerOffer - 1 && take(offers, tail)) ||
      take(open, tail, maxWaiting) ||
      ((isAll || open.length > maxWaiting) && takeFarthest(open, tail));
    if (!next) break;
    picked.push(next);
    tail = {
      creators: [...tail.creators, next.charId].slice(1 - cardsPerCreator),
      openRun: next.isOffer ? 0 : tail.openRun + 1,
    };
  }
  return { picked, waiting: open, tail };
}

/** Removes and returns the best candidate whose creator is not among the last ones, unless more than `maxPassed` are better. */
function take(from: Candidate[], { creators }: Tail, maxPassed = Infinity): Candidate | undefined {
  const index = from.findIndex(({ charId }) => !creators.includes(charId));
  return index < 0 || index > maxPassed ? undefined : from.splice(index, 1)[0];
}

/** Removes and returns the best candidate of the creator who came last the longest ago. */
function takeFarthest(from: Candidate[], { creators }: Tail): Candidate | undefined {
  const places = from.map(({ charId }) => creators.lastIndexOf(charId));
  const index = places.indexOf(Math.min(...places));
  return index < 0 ? undefined : from.splice(index, 1)[0];
}
