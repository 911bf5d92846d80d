import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { mediaItemSql, mediaLinkSql } from '../../media/media.present.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { earnedOfMedia, fanStateOfMedia, messagesOfMedia, postsOfMedia } from './vault-facts.sql.ts';

const $ = inputs({ viewerId: 'bigint', kind: 'text', anyKind: 'text?', folderId: 'bigint?', words: 'text?' });

const link = sql`(case f.class when 'private' then ${mediaLinkSql} else '' end)`;
const isOwn = sql`f.owner_user_id = ${$.viewerId} and f.state = 'ready' and f.kind <> 'audio'`;
const isOfKind = sql`f.kind = ${$.kind}`;

/** Whether the file's name, a description, a post or its folder has the words. */
const hasWords = sql`(
  exists (select from media_uploads u where u.media_id = f.media_id and position(${$.words} in lower(u.filename)) > 0)
  or exists (select from post_media pm join posts p using (post_id) where pm.media_id = f.media_id
    and p.deleted_at is null and position(${$.words} in lower(p.content || ' ' || pm.alt)) > 0)
  or exists (select from vault_items i join vault_folders d using (folder_id)
    where i.media_id = f.media_id and position(${$.words} in lower(d.name)) > 0))`;
const fits = sql`(${$.anyKind} is null or f.kind = ${$.anyKind})
  and (${$.folderId} is null
    or exists (select from vault_items i where i.media_id = f.media_id and i.folder_id = ${$.folderId}))
  and (${$.words} is null or ${hasWords})`;

const mediaOf = <Where>(where: Sql<Where>) =>
  keysetList({
    rows: sql`media`,
    alias: 'f',
    where,
    keys: [{ column: 'f.media_id', type: 'bigint' }],
    json: sql`json_build_object('media_id', f.media_id::text, 'item', ${mediaItemSql(link, sql`''`)},
      'created_time', ${jsonInstant(sql`f.created_at`)},
      'is_public', f.class = 'public',
      'folder_id', (select i.folder_id::text from vault_items i where i.media_id = f.media_id),
      'posts', ${postsOfMedia}, 'message_num', ${messagesOfMedia}, 'earned_usd_cents', ${earnedOfMedia},
      'fan_state', ${fanStateOfMedia})`,
  });

export const vault = mediaOf(isOwn);
export const vaultOfKind = mediaOf(sql`${isOwn} and ${isOfKind}`);
export const vaultSearch = mediaOf(sql`${isOwn} and ${fits}`);

const count = <Where>(where: Sql<Where>) =>
  statement(
    { count: 'integer' },
    sql`select count(*)::int as count from (select from media f where ${where} limit 10000) few`,
  );
const countAll = count(isOwn);
const countOfKind = count(sql`${isOwn} and ${isOfKind}`);
const countFits = count(sql`${isOwn} and ${fits}`);

/** Lists the uploads of the creator, newest first. The total stops at 10,000. */
export async function listVault(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  page: ParsedInput<'listVault'>,
  viewer: Viewer,
) {
  const { db } = context;
  const { kind, folder_id: folderId, q, user_id: fanId = null } = page;
  const own = { viewerId: viewer.userId, fanId, mediaToken: mediaLinkToken(context, viewer) };
  if (folderId !== undefined || q) {
    const words = q ? q.toLowerCase() : null;
    const search = { ...own, anyKind: kind ?? null, folderId: folderId ?? null, words };
    return vaultSearch.answerPage(db, search, page, (await countFits.one(db, search)).count);
  }
  if (kind === undefined) return vault.answerPage(db, own, page, (await countAll.one(db, own)).count);
  const ofKind = { ...own, kind };
  return vaultOfKind.answerPage(db, ofKind, page, (await countOfKind.one(db, ofKind)).count);
}
