import { expect, test } from 'vitest';
import { faultSeed } from '../../test/faults/fault-rounds.ts';
import { arrangeFeed, type Candidate, noTail } from './arrange-feed.ts';
import { decodeForYou, encodeForYou, forYouStart } from './for-you-cursor.ts';

const candidate = (id: number, charId: number, isLocked = false): Candidate => ({
  postId: String(id),
  charId: String(charId),
  score: 1000 - id,
  isLocked,
});

function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test(`no creator comes twice in five cards and one card in four is locked at most, across pages (seed ${faultSeed})`, () => {
  const roll = createDice(faultSeed);
  for (let round = 0; round < 200; round += 1) {
    const creators = 1 + roll(9);
    const share = roll(5);
    const cards: Candidate[] = [];
    let tail = noTail;
    for (let page = 0; page < 3; page += 1) {
      const candidates = Array.from({ length: 25 }, (_, at) =>
        candidate(page * 25 + at, roll(creators), roll(5) < share),
      );
      const arranged = arrangeFeed(candidates, 10, tail);
      cards.push(...arranged.picked);
      tail = arranged.tail;
    }
    for (let at = 0; at < cards.length; at += 1) {
      const five = cards.slice(at, at + 5).map(({ charId }) => charId);
      expect(new Set(five).size).toBe(five.length);
      expect(cards.slice(at, at + 4).filter(({ isLocked }) => isLocked).length).toBeLessThanOrEqual(1);
    }
    expect(cards.slice(0, 3).some(({ isLocked }) => isLocked)).toBe(false);
    expect(new Set(cards.map(({ postId }) => postId)).size).toBe(cards.length);
  }
});

test('the best come first, and the second of one creator waits for its place', () => {
  const { picked } = arrangeFeed(
    [candidate(1, 1), candidate(2, 1), candidate(3, 2), candidate(4, 3), candidate(5, 4), candidate(6, 5)],
    6,
    noTail,
  );
  expect(picked.map(({ postId }) => postId)).toEqual(['1', '3', '4', '5', '6', '2']);
});

test('where nothing is open, nothing is shown', () => {
  const locked = Array.from({ length: 20 }, (_, at) => candidate(at, at, true));
  expect(arrangeFeed(locked, 10, noTail).picked).toEqual([]);
});

test('a place in For you survives its way to the client and back, and one that we did not write is refused', () => {
  const place = {
    previews: { score: '1763900000', id: '12' },
    others: null,
    followed: { after1: '2026-11-22T05:00:00.123456Z', after2: '9' },
    tail: { openRun: 2, creators: ['1', '2', '3', '4'] },
  };
  expect(decodeForYou(encodeForYou(place) ?? '')).toEqual(place);
  expect(decodeForYou(encodeForYou(forYouStart) ?? '')).toEqual(forYouStart);
  for (const values of [[], ['x'], ['a', 'b', '', '', '', '', 0], ['1', '2', '', '', '', '', -1]]) {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    expect(() => decodeForYou(cursor)).toThrow();
  }
});
