import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { sql, statement } from '../../platform/db/sql.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { postInputs } from '../posts/posts.present.ts';
import {
  isOfViewer,
  libraryJoins,
  libraryJsonJoins,
  libraryPostJson,
  viewerId,
} from './library-posts.sql.ts';

export const purchasedPosts = keysetList({
  rows: sql`purchases`,
  alias: 's',
  joins: libraryJoins,
  where: sql`${isOfViewer} and s.refunded_by is null`,
  keys: [
    { column: 's.created_at', type: 'timestamptz' },
    { column: 's.diary_id', type: 'bigint' },
  ],
  jsonJoins: libraryJsonJoins,
  json: sql`json_build_object(${libraryPostJson(sql`s.created_at`)})`,
});

const countPurchased = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from purchases o where o.user_id = ${viewerId} and o.refunded_by is null limit 1000) few`,
);

/** What the viewer has bought and not had refunded, the latest first. The count stops at 1,000. */
export async function listPurchasedPosts(
  context: Context,
  page: ParsedInput<'listPurchasedPosts'>,
  viewer: Viewer,
): Promise<RawJson> {
  const list = await purchasedPosts.readPage(context.db, postInputs(context, viewer), page);
  const { count } = await countPurchased.one(context.db, { viewerId: viewer.userId });
  return pageText(list, page, count);
}
