import { expect, test } from 'vitest';
import { faultSeed } from '../../test/faults/fault-rounds.ts';
import { arrangeFeed, type Candidate, noTail } from './arrange-feed.ts';
import { decodeForYou, encodeForYou, forYouStart } from './for-you-cursor.ts';

const candidate = (id: number, charId: number, isOffer = false): Candidate => ({
  postId: String(id),
  charId: String(charId),
  score: 1000 - id,
  isOffer,
});

function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Arranges some pages of random candidates; the last one gets what still waits, as when nothing else is left. */
function arrangePages(roll: (sides: number) => number, perPage: number, isAllAtEnd: boolean) {
  const [creators, share] = [1 + roll(9), roll(5)];
  const candidates: Candidate[] = [];
  const cards: Candidate[] = [];
  let tail = noTail;
  let waiting: Candidate[] = [];
  for (let page = 0; page < 4; page += 1) {
    const added = Array.from({ length: page < 3 ? perPage : 0 }, (_, at) =>
      candidate(page * perPage + at, roll(creators), roll(5) < share),
    );
    candidates.push(...added);
    const arranged = arrangeFeed([...waiting, ...added], 100, tail, isAllAtEnd && page === 3);
    ({ waiting, tail } = arranged);
    cards.push(...arranged.picked);
  }
  return { candidates, cards };
}

test(`one card in five is an offer at most, no post comes twice, and each open one comes, across pages (seed ${faultSeed})`, () => {
  const roll = createDice(faultSeed);
  for (let round = 0; round < 200; round += 1) {
    const { candidates, cards } = arrangePages(roll, 20, true);
    for (let at = 0; at < cards.length; at += 1)
      expect(cards.slice(at, at + 5).filter(({ isOffer }) => isOffer).length).toBeLessThanOrEqual(1);
    expect(cards.slice(0, 4).some(({ isOffer }) => isOffer)).toBe(false);
    const ids = cards.map(({ postId }) => postId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { postId, isOffer } of candidates) if (!isOffer) expect(ids).toContain(postId);
  }
});

test(`no creator comes twice in five cards while others are to come (seed ${faultSeed})`, () => {
  const roll = createDice(faultSeed);
  for (let round = 0; round < 200; round += 1) {
    const { cards } = arrangePages(roll, 5, false);
    for (let at = 0; at < cards.length; at += 1) {
      const five = cards.slice(at, at + 5).map(({ charId }) => charId);
      expect(new Set(five).size).toBe(five.length);
    }
  }
});

test('what is left of a single creator comes all the same, and is not the end', () => {
  const own = Array.from({ length: 6 }, (_, at) => candidate(at, 1));
  expect(arrangeFeed(own, 10, noTail, false)).toMatchObject({ picked: [own[0]], waiting: own.slice(1) });
  expect(arrangeFeed(own, 10, noTail, true).picked).toEqual(own);
});

test('the best come first, and the second of one creator waits for its place', () => {
  const { picked } = arrangeFeed(
    [candidate(1, 1), candidate(2, 1), candidate(3, 2), candidate(4, 3), candidate(5, 4), candidate(6, 5)],
    6,
    noTail,
    false,
  );
  expect(picked.map(({ postId }) => postId)).toEqual(['1', '3', '4', '5', '6', '2']);
});

test('where nothing is open, nothing is shown', () => {
  const locked = Array.from({ length: 20 }, (_, at) => candidate(at, at, true));
  expect(arrangeFeed(locked, 10, noTail, true).picked).toEqual([]);
});

test('a place in For you survives its way to the client and back, and one that we did not write is refused', () => {
  const place = {
    open: { score: '1763900000', id: '12' },
    isForeign: true,
    offers: null,
    followed: { after1: '2026-11-22T05:00:00.123456Z', after2: '9' },
    waiting: ['7', '8'],
    tail: { openRun: 2, creators: ['1', '2', '3', '4'] },
  };
  expect(decodeForYou(encodeForYou(place) ?? '')).toEqual(place);
  expect(decodeForYou(encodeForYou(forYouStart) ?? '')).toEqual(forYouStart);
  for (const values of [
    [],
    ['x'],
    ['a', 'b', '', '', '', '', 0, 0, '', ''],
    ['1', '2', '', '', '', '', 0, -1, '', ''],
    ['', '', '', '', '', '', 0, 0, '1,2,3,4,5', ''],
    ['', '', '', '', '', '', 0, 0, '', '1,x'],
  ]) {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    expect(() => decodeForYou(cursor)).toThrow();
  }
});
