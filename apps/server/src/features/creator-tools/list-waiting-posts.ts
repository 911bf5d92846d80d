import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import { firstItemSql } from './insights.sql.ts';
import { ownCharacter } from './own-character.ts';

const isWaiting = 'p.char_id = $1::bigint and p.state in (4, 5) and p.deleted_at is null';

/** $1: the character, $2: link token. */
export const waitingPosts: KeysetList = {
  rows: 'posts p',
  joins: '',
  where: isWaiting,
  keys: [{ column: 'p.diary_id', type: 'bigint' }],
  jsonJoins: '',
  json: `json_build_object('diary_id', p.diary_id::text, 'content', left(p.content, 200), 'state', p.state,
    'publish_time', to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'price', p.price,
    'media_num', (select count(*) from post_media n where n.diary_id = p.diary_id and not n.is_preview),
    'item', ${firstItemSql('$2')})`,
  params: 2,
};

const readPage = keysetPage(waitingPosts);
const countText = `select count(*)::int as count from (select from posts p where ${isWaiting} limit 1000) few`;

/** A creator's scheduled posts and drafts. The count stops at 1,000. */
export async function listWaitingPosts(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  input: PageInput,
  viewer: Viewer,
): Promise<JsonText> {
  const charId = ownCharacter(viewer);
  const page = await readPage(context.db, [charId, mediaLinkToken(context, viewer)], input);
  const { count } = await queryOne<{ count: number }>(context.db, countText, [charId]);
  return pageText(page, input, count);
}
