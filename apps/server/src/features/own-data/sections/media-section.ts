import type { Db } from '../../../platform/db/db.ts';
import { sql, statement } from '../../../platform/db/sql.ts';
import { $, section } from './section.ts';

// The largest file of a picture, or the clip itself; staff may have taken a file away.
const ownFiles = sql`(select distinct on (m.media_id) m.media_id, m.kind, m.created_at, m.key || '/' || f.variant as key, f.bytes,
    m.media_id || '.' || case f.content_type when 'image/webp' then 'webp' when 'image/avif' then 'avif' when 'image/png' then 'png'
      when 'image/jpeg' then 'jpg' else 'mp4' end as name
  from media m join media_files f using (media_id)
  where m.owner_user_id = ${$.userId} and m.state <> 'rejected'
  order by m.media_id, f.variant = 'mp4' desc, f.width desc)`;

export const mediaSection = section(
  'media',
  sql`select json_build_object('media_id', o.media_id, 'kind', o.kind, 'file', 'media/' || o.name, 'bytes', o.bytes,
      'created_time', o.created_at) from ${ownFiles} o order by o.media_id`,
);

const listFiles = statement(
  { key: 'text!', name: 'text!' },
  sql`select o.key, o.name from ${ownFiles} o order by o.media_id`,
);

/** The files that the person uploaded: the key in the storage, and the name in the export. */
export function listOwnFiles(db: Db, userId: string): Promise<{ key: string; name: string }[]> {
  return listFiles.all(db, { userId });
}
