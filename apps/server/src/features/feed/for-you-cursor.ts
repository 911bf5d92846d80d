import { cardsPerCreator, cardsPerOffer } from '@kindred/contract/feed/limits';
import { refuse } from '../../platform/app-error.ts';
import { decodeCursor, encodeCursor, isInstant, isInteger } from '../../platform/db/keyset.ts';
import { maxWaiting, noTail, type Tail } from './arrange-feed.ts';
import { newest, type TimePlace } from './find-followed.ts';

export type ScorePlace = { score: string; id: string };

/** The place in each of the three lists that For you mixes, null where the list has ended, and what came before. */
export type ForYouPlace = {
  open: ScorePlace | null;
  /** Whether the open posts in the reader's language are used up and `open` is a place among the others. */
  isForeign: boolean;
  offers: ScorePlace | null;
  followed: TimePlace | null;
  /** Open posts above these places that wait for theirs. */
  waiting: readonly string[];
  tail: Tail;
};

export const highest: ScorePlace = { score: '9223372036854775807', id: '9223372036854775807' };

export const forYouStart: ForYouPlace = {
  open: highest,
  isForeign: false,
  offers: highest,
  followed: newest,
  waiting: [],
  tail: noTail,
};

const partNum = 10;

/** Returns null when no open post is left. */
export function encodeForYou(place: ForYouPlace): string | null {
  const { open, isForeign, offers, followed, waiting, tail } = place;
  if (!open && isForeign && !followed && waiting.length === 0) return null;
  const lists = [open?.score, open?.id, offers?.score, offers?.id, followed?.after1, followed?.after2];
  return encodeCursor([
    ...lists.map((part) => part ?? ''),
    Number(isForeign),
    tail.openRun,
    tail.creators.join(),
    waiting.join(),
  ]);
}

/** Refuses a cursor that `encodeForYou` did not write. */
export function decodeForYou(cursor: string): ForYouPlace {
  const parts = decodeCursor(cursor, partNum).map(String);
  const [
    s1 = '',
    id1 = '',
    s2 = '',
    id2 = '',
    time = '',
    timeId = '',
    foreign,
    run = '',
    last = '',
    kept = '',
  ] = parts;
  if (!isInteger(run)) refuseCursor();
  return {
    open: scorePlace(s1, id1),
    isForeign: foreign === '1',
    offers: scorePlace(s2, id2),
    followed: timePlace(time, timeId),
    waiting: idsOf(kept, maxWaiting),
    tail: { openRun: Math.min(Number(run), cardsPerOffer), creators: idsOf(last, cardsPerCreator - 1) },
  };
}

function idsOf(text: string, max: number): string[] {
  const ids = text === '' ? [] : text.split(',');
  return ids.length <= max && ids.every(isInteger) ? ids : refuseCursor();
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

const refuseCursor = (): never => refuse('invalidInput', { field: 'cursor' });
