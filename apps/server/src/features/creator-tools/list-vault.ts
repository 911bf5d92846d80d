import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaItemSql } from '../media/media.present.ts';
import { mediaLinkToken } from '../media/media-link.ts';

const link = `case f.class when 'private' then '?v=' || $2::text else '' end`;

/** $1: the owner, $2: link token. */
export const vault: KeysetList = {
  rows: 'media f',
  joins: '',
  where: `f.owner_user_id = $1::bigint and f.state = 'ready'`,
  keys: [{ column: 'f.media_id', type: 'bigint' }],
  jsonJoins: '',
  json: `json_build_object('media_id', f.media_id::text, 'item', ${mediaItemSql('f', `(${link})`)},
    'created_time', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_public', f.class = 'public',
    'posts', (select coalesce(json_agg(json_build_object('diary_id', p.diary_id::text,
        'content', left(p.content, 120), 'state', p.state) order by p.diary_id desc), '[]')
      from post_media pm join posts p using (diary_id)
      where pm.media_id = f.media_id and p.deleted_at is null))`,
  params: 2,
};

/** $3: picture or clip. */
export const vaultOfKind: KeysetList = { ...vault, where: `${vault.where} and f.kind = $3::text`, params: 3 };

const readAll = keysetPage(vault);
const readOfKind = keysetPage(vaultOfKind);

const countText = `select count(*)::int as count from (
  select from media f where ${vault.where} and ($2::text is null or f.kind = $2) limit 10000) few`;

/** Whatever the creator ever uploaded and where it is used, newest first. The count stops at 10,000. */
export async function listVault(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  input: PageInput & { kind?: 'image' | 'video' | undefined },
  viewer: Viewer,
): Promise<JsonText> {
  const { kind } = input;
  const own = [viewer.userId, mediaLinkToken(context, viewer)];
  const page = kind
    ? await readOfKind(context.db, [...own, kind], input)
    : await readAll(context.db, own, input);
  const { count } = await queryOne<{ count: number }>(context.db, countText, [viewer.userId, kind ?? null]);
  return pageText(page, input, count);
}
