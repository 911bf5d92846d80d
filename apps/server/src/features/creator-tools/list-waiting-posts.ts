import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import { firstItemSql } from '../posts/media/first-item.sql.ts';
import { postIdKey } from '../posts/posts.present.ts';
import { ownCharacter } from '../characters/own-character.ts';

const $ = inputs({ charId: 'bigint' });

const isWaiting = sql`p.char_id = ${$.charId} and p.state in (4, 5) and p.deleted_at is null`;

export const waitingPosts = keysetList({
  rows: sql`posts`,
  alias: 'p',
  where: isWaiting,
  keys: [{ column: 'p.post_id', type: 'bigint' }],
  json: sql`json_build_object(${postIdKey}, p.post_id::text, 'content', left(p.content, 200), 'state', p.state,
    'publish_time', ${jsonInstant(sql`p.published_at`)}, 'price', p.price,
    'media_num', (select count(*) from post_media n where n.post_id = p.post_id and not n.is_preview),
    'item', ${firstItemSql})`,
});

const countWaiting = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from posts p where ${isWaiting} limit 1000) few`,
);

/** Lists a creator's scheduled posts and drafts. The total stops at 1,000. */
export async function listWaitingPosts(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  page: ParsedInput<'listWaitingPosts'>,
  viewer: Viewer,
) {
  const charId = ownCharacter(viewer);
  const inputs = { charId, mediaToken: mediaLinkToken(context, viewer) };
  return waitingPosts.answerPage(
    context.db,
    inputs,
    page,
    (await countWaiting.one(context.db, { charId })).count,
  );
}
