import type pg from 'pg';
import { bulkLoad, withoutTriggers } from './bulk-load.ts';
import type { BenchWorld } from './world.ts';

const likesPerFan = 60;

/**
 * Adds posts up to `total`, newest last: every third one paid, a third with two pictures, every tenth with a
 * preview, a third open to everyone; memberships, likes and purchases of ordinary fans. Every fan follows as many free creators as others.
 */
export async function growPosts({ pool, creators, fans }: BenchWorld, total: number): Promise<void> {
  const charIds = creators.map((creator) => creator.charId);
  const fanIds = fans.map((fan) => fan.userId);
  const { rows } = await pool.query<{ count: string; last: string }>(
    'select count(*), coalesce(max(post_id), 0) as last from posts',
  );
  const { count, last = '0' } = rows[0] ?? {};
  await bulkLoad(
    pool,
    ['posts'],
    [
      (client) =>
        client.query(
          `insert into posts (char_id, content, price, state, has_preview, is_open, like_num, published_at, score)
       select ($1::bigint[])[1 + (n + n / cardinality($1::bigint[])) % cardinality($1::bigint[])], 'A caption of ordinary length on subject' || n % 300 || ', number' || n,
         case when n % 3 = 0 then 100 else 0 end, 1, n % 10 = 0, n % 3 <> 0 and n % 2 = 0, 0, at, post_score(at, 0, 0)
       from generate_series($2::int, $3::int) n, lateral (select now() - make_interval(secs => ($3 - n) * 20) as at) t`,
          [charIds, Number(count) + 1, total],
        ),
    ],
  );
  await bulkLoad(pool, ['media', 'post_media'], writeMedia(creators[0]?.userId as string, last));
  await pool.query(`select setval(pg_get_serial_sequence('media', 'media_id'), max(media_id)) from media`);
  await pool.query(
    `update characters c set post_num = n.post_num
     from (select char_id, count(*) as post_num from posts group by char_id) n where n.char_id = c.char_id`,
  );
  await withoutTriggers(pool, (client) =>
    client.query(
      `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
       select f, c, 'free', 'following', now(), now() from unnest($1::bigint[]) with ordinality fan (f, i),
         unnest($2::bigint[]) with ordinality character (c, j) where (i + j / 2) % 6 = 0 on conflict do nothing`,
      [fanIds, charIds],
    ),
  );
  await like(pool, fanIds, likesPerFan);
  await pool.query('vacuum analyze');
}

const picturesOf = `from posts p, generate_series(0, (p.post_id % 3 = 0)::int) position,
  lateral (select 2 * p.post_id + position as media_id) m`;

/** Pictures of the posts after an id. Their keys ascend, as the random ones of real pictures would not: that writes sooner. */
const writeMedia = (ownerId: string, afterId: string) => [
  (client: pg.PoolClient) =>
    client.query(
      `insert into media (media_id, key, owner_user_id, kind, class, state, width, height, widths, placeholder, stripped_at, created_at, item)
       overriding system value
       select m.media_id, lpad(m.media_id::text, 22, '0'), $1, 'image', 'private', 'ready', 1080, 1350, array[320, 640, 1080],
         'data:image/webp;base64,' || repeat('A', 160), now(), now(),
         media_item(jsonb_populate_record(null::media, jsonb_build_object('kind', 'image', 'key', lpad(m.media_id::text, 22, '0'),
           'widths', array[320, 640, 1080], 'width', 1080, 'height', 1350, 'is_packaged', false))) ${picturesOf} where p.post_id > $2::bigint`,
      [ownerId, afterId],
    ),
  (client: pg.PoolClient) =>
    client.query(
      `insert into post_media (post_id, position, media_id, is_preview, is_in_post)
       select p.post_id, position, m.media_id, p.post_id % 10 = 0 and position = 0, p.post_id % 10 <> 0 or position <> 0
       ${picturesOf} where p.post_id > $1::bigint`,
      [afterId],
    ),
];

/** Likes `perFan` posts for each of these people, spread over all posts. */
export async function like(pool: pg.Pool, userIds: string[], perFan: number): Promise<void> {
  await pool.query(
    `insert into likes (user_id, post_id, created_at)
     select user_id, post_id, now() from unnest($1::bigint[]) with ordinality fan (user_id, i),
       lateral (select post_id from posts order by post_id desc offset i limit $2) p on conflict do nothing`,
    [userIds, perFan],
  );
}
