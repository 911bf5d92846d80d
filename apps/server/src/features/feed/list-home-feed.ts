import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson, RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { postInputs } from '../posts/posts.present.ts';
import { arrangeFeed, type Candidate, maxWaiting } from './arrange-feed.ts';
import { countPublished } from './count-published.ts';
import { ended, findCandidates, windowSizes } from './find-candidates.ts';
import { oldest } from './find-followed.ts';
import { decodeForYou, encodeForYou, type ForYouPlace, forYouStart, highest } from './for-you-cursor.ts';
import { readPostCards } from './post-cards.ts';

/** The number of rounds in which candidates are read at most when there are too few for a page. */
const maxRounds = 4;
/** A page by a higher number is empty, because each costs all pages before it. */
const maxPageByNumber = 50;

type Reader = { context: Context; viewer: Viewer; language: Language };
type Candidates = Awaited<ReturnType<typeof findCandidates.all>>;
type Picked = { ids: string[]; next: ForYouPlace | null };

/** Lists For you: open posts by score, those in the reader's language first, a few offers, none that the viewer has seen. */
export async function listHomeFeed(
  context: Context,
  page: ParsedInput<'listHomeFeed'>,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<RawJson> {
  const { ids, next } = await pickPage({ context, viewer, language }, page);
  const list = await readPostCards(context, viewer, ids);
  const cursor = next && encodeForYou(next);
  return pageText({ list, next: cursor }, page, await countPublished(context.db));
}

async function pickPage(reader: Reader, page: ParsedInput<'listHomeFeed'>): Promise<Picked> {
  if (page.cursor !== undefined) return pickFrom(reader, decodeForYou(page.cursor), page.size);
  if (page.page > maxPageByNumber) return { ids: [], next: null };
  let picked: Picked = { ids: [], next: forYouStart };
  for (let number = 1; number <= page.page; number += 1) {
    if (!picked.next) return { ids: [], next: null };
    picked = await pickFrom(reader, picked.next, page.size);
  }
  return picked;
}

async function pickFrom(reader: Reader, from: ForYouPlace, size: number): Promise<Picked> {
  const ids: string[] = [];
  let place: ForYouPlace = from;
  // A page larger than the windows gets as many more rounds.
  const rounds = maxRounds + Math.ceil(size / windowSizes.open);
  for (let round = 0; round < rounds && ids.length < size; round += 1) {
    const picked = await pickRound(reader, place, size - ids.length);
    ids.push(...picked.ids);
    if (!picked.next) return { ids, next: null };
    place = picked.next;
  }
  return { ids, next: place };
}

/** Reads one window of each list and returns where each continues. */
async function pickRound(reader: Reader, from: ForYouPlace, size: number): Promise<Picked> {
  const rows = await readWindows(reader, from);
  const rowsOf = (list: number) => rows.filter((row) => row.list === list);
  const isRead = (list: number, window: number) => rowsOf(list).length < window;
  const isAll = from.isForeign && isRead(1, windowSizes.open) && isRead(2, windowSizes.followed);
  const { picked, waiting, tail } = arrangeFeed(
    rows.filter(({ is_there }) => is_there).map(candidateOf),
    size,
    from.tail,
    isAll,
  );
  const shownIds = new Set(picked.map(({ postId }) => postId));
  const isFull = picked.length === size;
  // A full page continues below its last post; otherwise all candidates are used up, or wait where they are open.
  const lastOf = (list: number) =>
    isFull ? rowsOf(list).findLast(({ post_id }) => shownIds.has(post_id)) : rowsOf(list).at(-1);
  const goOn = <Place>(
    list: number,
    window: number,
    before: Place,
    placeOf: PlaceOf<Place>,
  ): Place | null => {
    const last = lastOf(list);
    if (isRead(list, window) && last === rowsOf(list).at(-1)) return null;
    return last ? placeOf(last) : before;
  };
  const next: ForYouPlace = {
    open: goOn(1, windowSizes.open, from.open, byScore),
    isForeign: from.isForeign,
    followed: goOn(2, windowSizes.followed, from.followed, inTime),
    offers: goOn(3, windowSizes.offers, from.offers, byScore),
    waiting: waiting
      .map(({ postId }) => postId)
      .filter((id) => isPassed(rows, id, lastOf))
      .slice(0, maxWaiting),
    tail,
  };
  const ids = picked.map(({ postId }) => postId);
  if (next.open || next.isForeign) return { ids, next: encodeForYou(next) === null ? null : next };
  return { ids, next: { ...next, open: highest, isForeign: true } };
}

async function readWindows({ context, viewer, language }: Reader, from: ForYouPlace): Promise<Candidates> {
  const [open, offers] = [from.open ?? ended, from.offers ?? ended];
  return findCandidates.all(context.db, {
    ...postInputs(context, viewer),
    ...(from.followed ?? oldest),
    language,
    isForeign: from.isForeign,
    openScore: open.score,
    openId: open.id,
    offerScore: offers.score,
    offerId: offers.id,
    waiting: [...from.waiting],
  });
}

type Row = Candidates[number];
type PlaceOf<Place> = (row: Row) => Place;
const byScore = ({ score, post_id }: Row) => ({ score, id: post_id });
const inTime = ({ published, post_id }: Row) => ({ after1: published, after2: post_id });

/** Whether the next window begins below this post, so that it is not read again. */
function isPassed(rows: Candidates, id: string, lastOf: (list: number) => Row | undefined): boolean {
  const at = rows.findIndex(({ post_id }) => post_id === id);
  const { list } = rows[at] as Row;
  const last = lastOf(list);
  return list === 0 || (last !== undefined && at <= rows.indexOf(last));
}

const candidateOf = (row: Candidates[number]): Candidate => ({
  postId: row.post_id,
  charId: row.char_id,
  score: Number(row.score),
  isOffer: row.is_offer,
});
