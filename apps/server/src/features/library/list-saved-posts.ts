import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { postInputs } from '../posts/posts.present.ts';
import { isOfViewer, libraryJoins, libraryJsonJoins, libraryPostJson } from './library-posts.sql.ts';

const $ = inputs({ viewerId: 'bigint', collectionId: 'bigint' });

const isInCollection = sql`s.collection_id = ${$.collectionId}`;

/** Separate lists, so that either is read along an index. */
export const savedPosts = {
  all: listBy(isOfViewer),
  ofCollection: listBy(sql`${isOfViewer} and ${isInCollection}`),
};

const countAll = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from saved_posts s where s.user_id = ${$.viewerId}`,
);
const countCollection = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from saved_posts s where s.user_id = ${$.viewerId} and ${isInCollection}`,
);

/** Lists the viewer's saved posts, each as they may see it now. The total includes those behind a block. */
export async function listSavedPosts(context: Context, page: ParsedInput<'listSavedPosts'>, viewer: Viewer) {
  const { db } = context;
  const inputs = postInputs(context, viewer);
  const { collection_id: collectionId } = page;
  if (collectionId === undefined) {
    return savedPosts.all.answerPage(db, inputs, page, (await countAll.one(db, inputs)).count);
  }
  return savedPosts.ofCollection.answerPage(
    db,
    { ...inputs, collectionId },
    page,
    (await countCollection.one(db, { ...inputs, collectionId })).count,
  );
}

function listBy<Where>(where: Sql<Where>) {
  return keysetList({
    rows: sql`saved_posts`,
    alias: 's',
    joins: libraryJoins,
    where,
    keys: [
      { column: 's.saved_at', type: 'timestamptz' },
      { column: 's.post_id', type: 'bigint' },
    ],
    jsonJoins: libraryJsonJoins,
    json: sql`json_build_object('collection_id', s.collection_id::text, ${libraryPostJson(sql`s.saved_at`)})`,
  });
}
