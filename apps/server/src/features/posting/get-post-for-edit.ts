import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { mediaItemSql } from '../media/media.present.ts';
import { mediaLinkToken } from '../media/media-link.ts';

const findWritten = `
  select p.diary_id, p.content, p.price, p.state,
    exists (select from purchases b where b.diary_id = p.diary_id and b.refunded_by is null) as is_bought,
    coalesce((select json_agg(json_build_object('media_id', f.media_id::text, 'is_preview', pm.is_preview,
        'alt', pm.alt, 'item', ${mediaItemSql('f', `'?v=' || $3::text`, 'pm.alt')}) order by pm.position)
      from post_media pm join media f using (media_id) where pm.diary_id = p.diary_id), '[]') as media
  from posts p join characters c using (char_id)
  where p.diary_id = $1::bigint and c.user_id = $2::bigint and p.deleted_at is null and c.deleted_at is null`;

/** A post as its owner wrote it. */
export async function getPostForEdit(
  context: Context,
  diaryId: string,
  viewer: Viewer,
): Promise<CallOutput<'getPostForEdit'>> {
  const values = [diaryId, viewer.userId, mediaLinkToken(context, viewer)];
  const [post] = await query<CallOutput<'getPostForEdit'>>(context.db, findWritten, values);
  return post ?? refuse('postDeleted');
}
