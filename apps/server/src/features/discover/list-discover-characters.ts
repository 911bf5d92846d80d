import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql } from '../../platform/db/sql.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardText,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../characters/characters.present.ts';
import { cursorPage } from './cursor-page.ts';

const $ = inputs({ subType: 'text?', kind: 'text', viewerId: 'bigint' });

type Sort = 'popular' | 'new';
const isOfSubType = sql`(${$.subType} is null or (${$.subType} = 'free') = (c.group_id is null))`;
const isOfKind = sql`c.kind = ${$.kind}`;

const isOther = sql`c.user_id <> ${$.viewerId}`;
const anyKind = sql`${characterIsThere} and ${isOther} and ${isOfSubType}`;
const oneKind = sql`${anyKind} and ${isOfKind}`;

/** Separate lists with and without a kind, so that either is read along an index. */
export const discoverCharacters = {
  popular: { all: listBy('popular', anyKind), ofKind: listBy('popular', oneKind) },
  new: { all: listBy('new', anyKind), ofKind: listBy('new', oneKind) },
};

/** Lists creators of one kind or all, free or pro or both, without the viewer. */
export async function listDiscoverCharacters(
  { db, clock }: Context,
  { kind, sort, sub_type, size, cursor }: ParsedInput<'listDiscoverCharacters'>,
  viewer: Viewer,
): Promise<RawJson> {
  const inputs = { ...characterInputs(viewer, clock.now()), subType: sub_type ?? null };
  const lists = discoverCharacters[sort];
  const page = { page: 1, size, cursor };
  return cursorPage(
    kind
      ? await lists.ofKind.readPage(db, { ...inputs, kind }, page)
      : await lists.all.readPage(db, inputs, page),
  );
}

function listBy<Where>(sort: Sort, where: Sql<Where>) {
  return keysetList({
    rows: sql`characters`,
    alias: 'c',
    where,
    keys: [
      sort === 'new'
        ? { column: 'c.created_at', type: 'timestamptz' }
        : { column: 'c.follower_num', type: 'bigint' },
      { column: 'c.char_id', type: 'bigint' },
    ],
    jsonJoins: characterJoins,
    json: characterCardText,
  });
}
