import { cardsPerCreator, cardsPerLocked } from '@kindred/contract/feed/limits';
import { refuse } from '../../platform/app-error.ts';
import { decodeCursor, encodeCursor, isInstant, isInteger } from '../../platform/db/keyset.ts';
import { noTail, type Tail } from './arrange-feed.ts';
import { newest, type TimePlace } from './find-followed.ts';

export type ScorePlace = { score: string; id: string };

/** The place in each of the three lists that For you mixes, null where the list has ended, and the last cards. */
export type ForYouPlace = {
  previews: ScorePlace | null;
  others: ScorePlace | null;
  followed: TimePlace | null;
  tail: Tail;
};

const highest: ScorePlace = { score: '9223372036854775807', id: '9223372036854775807' };

export const forYouStart: ForYouPlace = {
  previews: highest,
  others: highest,
  followed: newest,
  tail: noTail,
};

/** Returns null when no open post is left. */
export function encodeForYou({ previews, others, followed, tail }: ForYouPlace): string | null {
  if (!previews && !followed) return null;
  const lists = [
    previews?.score,
    previews?.id,
    others?.score,
    others?.id,
    followed?.after1,
    followed?.after2,
  ];
  return encodeCursor([...lists.map((part) => part ?? ''), tail.openRun, ...tail.creators]);
}

/** Refuses a cursor that `encodeForYou` did not write. */
export function decodeForYou(cursor: string): ForYouPlace {
  const creatorNum = lengthOf(cursor) - 7;
  if (creatorNum < 0 || creatorNum >= cardsPerCreator) refuseCursor();
  const [s1 = '', id1 = '', s2 = '', id2 = '', time = '', timeId = '', run = '', ...creators] = decodeCursor(
    cursor,
    creatorNum + 7,
  ).map(String);
  if (![run, ...creators].every(isInteger)) refuseCursor();
  return {
    previews: scorePlace(s1, id1),
    others: scorePlace(s2, id2),
    followed: timePlace(time, timeId),
    tail: { openRun: Math.min(Number(run), cardsPerLocked), creators },
  };
}

function scorePlace(score: string, id: string): ScorePlace | null {
  if (score === '' && id === '') return null;
  if (score === highest.score && id === highest.id) return highest;
  return isInteger(score) && isInteger(id) ? { score, id } : refuseCursor();
}

function timePlace(after1: string, after2: string): TimePlace | null {
  if (after1 === '' && after2 === '') return null;
  if (after1 === newest.after1 && after2 === newest.after2) return newest;
  return isInstant(after1) && isInteger(after2) ? { after1, after2 } : refuseCursor();
}

function lengthOf(cursor: string): number {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values.length : 0;
  } catch {
    return 0;
  }
}

const refuseCursor = (): never => refuse('invalidInput', { field: 'cursor' });
