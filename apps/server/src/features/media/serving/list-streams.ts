import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Stream } from './write-playlist.ts';

const $ = inputs({ key: 'text' });

const list = statement(
  {
    variant: 'text',
    codecs: 'text!',
    width: 'integer',
    height: 'integer!',
    head_bytes: 'integer!',
    segment_bytes: 'integer[]!',
    segment_ms: 'integer[]!',
  },
  sql`select f.variant, f.codecs, f.width, f.height, f.head_bytes, f.segment_bytes, f.segment_ms
    from media m join media_files f using (media_id)
    where m.key = ${$.key} and m.state = 'ready' and f.segment_bytes is not null order by f.height desc`,
);

/** Returns the packaged files of a video, the largest first. Asks for no right. */
export async function listStreams(db: Db, key: string): Promise<Stream[]> {
  const rows = await list.all(db, { key });
  return rows.map(({ head_bytes, segment_bytes, segment_ms, ...stream }) => ({
    ...stream,
    headBytes: head_bytes,
    segmentBytes: segment_bytes,
    segmentMs: segment_ms,
  }));
}
