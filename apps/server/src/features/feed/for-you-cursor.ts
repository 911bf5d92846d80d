import { cardsPerCreator, cardsPerOffer } from '@kindred/contract/feed/limits';
import { isInstant, isInteger, keysetCursor } from '../../platform/db/keyset.ts';
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

const isPart = (text: string) => text === '' || text === highest.id || isInteger(text);
const isTime = (text: string) => text === '' || text === newest.after1 || isInstant(text);
const areIds = (max: number) => (text: string) => {
  const ids = idsOf(text);
  return ids.length <= max && ids.every(isInteger);
};
const cursors = keysetCursor(
  isPart,
  isPart,
  isPart,
  isPart,
  isTime,
  isPart,
  (isForeign) => /^[01]$/.test(isForeign),
  isInteger,
  areIds(cardsPerCreator - 1),
  areIds(maxWaiting),
);

/** Returns null when no open post is left. */
export function encodeForYou(place: ForYouPlace): string | null {
  const { open, isForeign, offers, followed, waiting, tail } = place;
  if (!open && isForeign && !followed && waiting.length === 0) return null;
  return cursors.encode(
    open?.score ?? '',
    open?.id ?? '',
    offers?.score ?? '',
    offers?.id ?? '',
    followed?.after1 ?? '',
    followed?.after2 ?? '',
    isForeign ? '1' : '0',
    String(tail.openRun),
    tail.creators.join(),
    waiting.join(),
  );
}

/** Refuses a cursor that `encodeForYou` did not write. */
export function decodeForYou(cursor: string): ForYouPlace {
  const [openScore, openId, offersScore, offersId, after1, after2, isForeign, openRun, creators, waiting] =
    cursors.decode(cursor);
  return {
    open: scorePlace(openScore, openId),
    isForeign: isForeign === '1',
    offers: scorePlace(offersScore, offersId),
    followed: after1 && after2 ? { after1, after2 } : null,
    waiting: idsOf(waiting),
    tail: { openRun: Math.min(Number(openRun), cardsPerOffer), creators: idsOf(creators) },
  };
}

function idsOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

function scorePlace(score: string, id: string): ScorePlace | null {
  return score && id ? { score, id } : null;
}
