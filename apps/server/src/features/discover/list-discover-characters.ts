import type { CreatorKind } from '@kindred/contract/characters/limits';
import type { Context } from '../../context.ts';
import { type KeysetList, keysetPage } from '../../platform/db/keyset-page.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import {
  characterCardJson,
  characterIsThere,
  characterJoins,
  characterParams,
} from '../characters/characters.present.ts';
import { stretchText } from './stretch-text.ts';

type Sort = 'popular' | 'new';
type Input = {
  kind?: CreatorKind | undefined;
  sort: Sort;
  sub_type?: 'free' | 'pro' | undefined;
  size: number;
  cursor?: string | undefined;
};

/** Lists of their own with and without a kind, so that either is read along an index. */
export const discoverCharacters = {
  popular: { all: listBy('popular', false), ofKind: listBy('popular', true) },
  new: { all: listBy('new', false), ofKind: listBy('new', true) },
};

const readPage = {
  popular: pagesOf(discoverCharacters.popular),
  new: pagesOf(discoverCharacters.new),
};

/** Creators of one kind or all, free or pro or both. */
export async function listDiscoverCharacters(
  { db, clock }: Context,
  { kind, sort, sub_type, size, cursor }: Input,
  viewer: Viewer,
): Promise<JsonText> {
  const params = [...characterParams(viewer, clock.now()), sub_type ?? null];
  const pages = readPage[sort];
  const input = { page: 1, size, cursor };
  return stretchText(
    kind ? await pages.ofKind(db, [...params, kind], input) : await pages.all(db, params, input),
  );
}

/** $4: free or pro; $5: the kind. */
function listBy(sort: Sort, hasKind: boolean): KeysetList {
  return {
    rows: 'characters c',
    joins: '',
    where: `${characterIsThere} and ($4::text is null or ($4 = 'free') = (c.group_id is null))
      ${hasKind ? 'and c.kind = $5::text' : ''}`,
    keys: [
      sort === 'new'
        ? { column: 'c.created_at', type: 'timestamptz' }
        : { column: 'c.follower_num', type: 'bigint' },
      { column: 'c.char_id', type: 'bigint' },
    ],
    jsonJoins: characterJoins,
    json: characterCardJson,
    params: hasKind ? 5 : 4,
  };
}

function pagesOf(lists: { all: KeysetList; ofKind: KeysetList }) {
  return { all: keysetPage(lists.all), ofKind: keysetPage(lists.ofKind) };
}
