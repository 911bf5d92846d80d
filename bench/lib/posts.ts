import type pg from 'pg';
import type { BenchWorld } from './world.ts';

const likesPerFan = 60;

/**
 * Adds posts up to `total`, newest last: every third one paid, a third with two pictures, every tenth with a
 * preview; memberships, likes and purchases of ordinary fans.
 */
export async function growPosts({ pool, creators, fans }: BenchWorld, total: number): Promise<void> {
  const charIds = creators.map((creator) => creator.charId);
  const fanIds = fans.map((fan) => fan.userId);
  const { rows } = await pool.query<{ count: string }>('select count(*) from posts');
  const from = Number(rows[0]?.count) + 1;
  const { rows: last } = await pool.query<{ id: string }>(
    'select coalesce(max(diary_id), 0) as id from posts',
  );
  await withoutTriggers(pool, async (client) => {
    await client.query(
      `insert into posts (char_id, content, price, state, has_preview, like_num, published_at, score)
       select ($1::bigint[])[1 + (n + n / cardinality($1::bigint[])) % cardinality($1::bigint[])], 'A caption of ordinary length on subject' || n % 300 || ', number' || n,
         case when n % 3 = 0 then 100 else 0 end, 1, n % 10 = 0, 0, at, post_score(at, 0, 0)
       from generate_series($2::int, $3::int) n, lateral (select now() - make_interval(secs => ($3 - n) * 20) as at) t`,
      [charIds, from, total],
    );
    await addMedia(client, creators[0]?.userId as string, last[0]?.id ?? '0');
  });
  await pool.query(
    `update characters c set post_num = n.post_num
     from (select char_id, count(*) as post_num from posts group by char_id) n where n.char_id = c.char_id`,
  );
  await withoutTriggers(pool, (client) =>
    client.query(
      `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
       select f, c, 'free', 'following', now(), now() from unnest($1::bigint[]) with ordinality fan (f, i),
         unnest($2::bigint[]) with ordinality character (c, j) where (i + j) % 12 = 0 on conflict do nothing`,
      [fanIds, charIds],
    ),
  );
  await like(pool, fanIds, likesPerFan);
  await pool.query('vacuum analyze');
}

/**
 * Counters and scores are written at once, and nothing points nowhere: row by row, by triggers, a million posts take the
 * better part of an hour.
 */
export async function withoutTriggers(
  pool: pg.Pool,
  write: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await write(client);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}

/** Media of the posts after an id. */
async function addMedia(client: pg.PoolClient, ownerId: string, afterId: string): Promise<void> {
  await client.query(
    `with new_items as (
       select p.diary_id, position, nextval(pg_get_serial_sequence('media', 'media_id')) as media_id
       from posts p, generate_series(0, (p.diary_id % 3 = 0)::int) position
       where p.diary_id > $2::bigint),
     new_media as (
       insert into media (media_id, key, owner_user_id, kind, class, state, width, height, widths, placeholder, stripped_at, created_at)
       overriding system value
       select media_id, substr(md5(media_id::text), 1, 22), $1, 'image', 'private', 'ready', 1080, 1350, array[320, 640, 1080],
         'data:image/webp;base64,' || repeat('A', 160), now(), now() from new_items returning media_id)
     insert into post_media (diary_id, position, media_id, is_preview, is_in_post)
     select diary_id, position, media_id, diary_id % 10 = 0 and position = 0, diary_id % 10 <> 0 or position <> 0 from new_items`,
    [ownerId, afterId],
  );
}

/** Likes `perFan` posts for each of these people, spread over all posts. */
export async function like(pool: pg.Pool, userIds: string[], perFan: number): Promise<void> {
  await pool.query(
    `insert into likes (user_id, diary_id, created_at)
     select user_id, diary_id, now() from unnest($1::bigint[]) with ordinality fan (user_id, i),
       lateral (select diary_id from posts order by diary_id desc offset i limit $2) p on conflict do nothing`,
    [userIds, perFan],
  );
}
