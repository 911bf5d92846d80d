import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type Db, query, type Tx } from '../../platform/db/db.ts';
import { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere, postJoins, postJson, postParams } from './posts.present.ts';

const findPost = `
  select ${postJson}::text as post from posts p ${postJoins}
  where p.diary_id = $6::bigint and ${postIsThere} and ${characterIsThere}`;

/** The post as this viewer may have it; `postDeleted` where there is none for them. */
export async function getPost(
  context: Context,
  diaryId: string,
  viewer: Viewer,
  db: Db | Tx = context.db,
): Promise<JsonText> {
  const [row] = await query<{ post: string }>(db, findPost, [...postParams(context, viewer), diaryId]);
  return new JsonText(row ? row.post : refuse('postDeleted'));
}
