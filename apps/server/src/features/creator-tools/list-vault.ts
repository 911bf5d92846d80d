import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaItemSql, mediaLinkSql } from '../media/media.present.ts';
import { mediaLinkToken } from '../media/media-link.ts';

const $ = inputs({ viewerId: 'bigint', kind: 'text' });

const link = sql`(case f.class when 'private' then ${mediaLinkSql} else '' end)`;
const isOwn = sql`f.owner_user_id = ${$.viewerId} and f.state = 'ready' and f.kind <> 'audio'`;
const isOfKind = sql`f.kind = ${$.kind}`;

const mediaOf = <Where>(where: Sql<Where>) =>
  keysetList({
    rows: sql`media`,
    alias: 'f',
    where,
    keys: [{ column: 'f.media_id', type: 'bigint' }],
    json: sql`json_build_object('media_id', f.media_id::text, 'item', ${mediaItemSql(link, sql`''`)},
      'created_time', ${jsonInstant(sql`f.created_at`)},
      'is_public', f.class = 'public',
      'posts', (select coalesce(json_agg(json_build_object('diary_id', p.post_id::text,
          'content', left(p.content, 120), 'state', p.state) order by p.post_id desc), '[]')
        from post_media pm join posts p using (post_id)
        where pm.media_id = f.media_id and p.deleted_at is null))`,
  });

export const vault = mediaOf(isOwn);
export const vaultOfKind = mediaOf(sql`${isOwn} and ${isOfKind}`);

const count = <Where>(where: Sql<Where>) =>
  statement(
    { count: 'integer' },
    sql`select count(*)::int as count from (select from media f where ${where} limit 10000) few`,
  );
const countAll = count(isOwn);
const countOfKind = count(sql`${isOwn} and ${isOfKind}`);

/** Lists all uploads of the creator with their uses, newest first. The total stops at 10,000. */
export async function listVault(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  page: ParsedInput<'listVault'>,
  viewer: Viewer,
) {
  const { db } = context;
  const { kind } = page;
  const own = { viewerId: viewer.userId, mediaToken: mediaLinkToken(context, viewer) };
  if (kind === undefined) return vault.answerPage(db, own, page, (await countAll.one(db, own)).count);
  const inputs = { ...own, kind };
  return vaultOfKind.answerPage(db, inputs, page, (await countOfKind.one(db, inputs)).count);
}
