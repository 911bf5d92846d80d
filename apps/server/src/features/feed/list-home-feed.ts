import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { postInputs } from '../posts/posts.present.ts';
import { arrangeFeed, type Candidate } from './arrange-feed.ts';
import { countPublished } from './count-published.ts';
import { ended, findCandidates, windowSizes } from './find-candidates.ts';
import { oldest } from './find-followed.ts';
import { decodeForYou, encodeForYou, type ForYouPlace, forYouStart } from './for-you-cursor.ts';
import { readPostCards } from './post-cards.ts';

/**
 * The number of rounds in which candidates are read when there are too few for a page, as when all belong to one
 * creator.
 */
const maxRounds = 4;
/** A page by a higher number is empty, because each costs all pages before it. */
const maxPageByNumber = 50;

type Reader = { context: Context; viewer: Viewer };
type Candidates = Awaited<ReturnType<typeof findCandidates.all>>;
type Picked = { ids: string[]; next: ForYouPlace | null };

/** Lists For you: open posts by score, a few locked ones, none that the viewer has seen. */
export async function listHomeFeed(
  context: Context,
  page: ParsedInput<'listHomeFeed'>,
  viewer: Viewer,
): Promise<RawJson> {
  const { ids, next } = await pickPage({ context, viewer }, page);
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
  const rounds = maxRounds + Math.ceil(size / windowSizes.previews);
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
  const { context, viewer } = reader;
  const [previews, others] = [from.previews ?? ended, from.others ?? ended];
  const rows = await findCandidates.all(context.db, {
    ...postInputs(context, viewer),
    ...(from.followed ?? oldest),
    previewScore: previews.score,
    previewId: previews.id,
    otherScore: others.score,
    otherId: others.id,
  });
  const { picked, tail } = arrangeFeed(
    rows.filter(({ is_there }) => is_there).map(candidateOf),
    size,
    from.tail,
  );
  const shownIds = new Set(picked.map(({ postId }) => postId));
  // A full page continues below its last post; otherwise all candidates are used up.
  const goOn = <Place>(
    list: number,
    window: number,
    before: Place,
    placeOf: (row: Candidates[number]) => Place,
  ): Place | null => {
    const all = rows.filter((row) => row.list === list);
    const isFull = picked.length === size;
    const last = isFull ? all.findLast(({ post_id }) => shownIds.has(post_id)) : all.at(-1);
    if (all.length < window && (!isFull || last === all.at(-1))) return null;
    return last ? placeOf(last) : before;
  };
  const byScore = ({ score, post_id }: Candidates[number]) => ({ score, id: post_id });
  const inTime = ({ published, post_id }: Candidates[number]) => ({ after1: published, after2: post_id });
  const next: ForYouPlace = {
    previews: goOn(1, windowSizes.previews, from.previews, byScore),
    followed: goOn(2, windowSizes.followed, from.followed, inTime),
    others: goOn(3, windowSizes.others, from.others, byScore),
    tail,
  };
  const isOver = !next.previews && !next.followed;
  return { ids: picked.map(({ postId }) => postId), next: isOver ? null : next };
}

const candidateOf = (row: Candidates[number]): Candidate => ({
  postId: row.post_id,
  charId: row.char_id,
  score: Number(row.score),
  isLocked: row.is_locked,
});
