import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchServer, BenchWorld } from './world.ts';

export const pictureBytes = 87_000;
export const clipBytes = 4_000_000;

export type MediaFiles = {
  postId: string;
  /** Addresses without a link. */
  publicPictures: string[];
  privatePictures: string[];
  clip: string;
};

/** Pictures for everybody, and a post for followers, of whom the first fan is one, with as many pictures and a clip. */
export async function createMediaFiles(
  world: BenchWorld,
  dataDir: string,
  pictureNum: number,
): Promise<MediaFiles> {
  const publicPictures = await insertMedia(world, dataDir, {
    class: 'public',
    kind: 'image',
    count: pictureNum,
  });
  const privatePictures = await insertMedia(world, dataDir, {
    class: 'private',
    kind: 'image',
    count: pictureNum,
  });
  const [clip] = await insertMedia(world, dataDir, { class: 'private', kind: 'video', count: 1 });
  if (!clip) throw new Error('no clip was made');
  const postId = await insertPost(world, [...privatePictures, clip]);
  const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path);
  return {
    postId,
    publicPictures: pathsOf(publicPictures),
    privatePictures: pathsOf(privatePictures),
    clip: clip.path,
  };
}

async function insertMedia(
  { pool, creators }: BenchWorld,
  dataDir: string,
  media: { class: 'public' | 'private'; kind: 'image' | 'video'; count: number },
): Promise<{ mediaId: string; path: string }[]> {
  const isClip = media.kind === 'video';
  const file = isClip
    ? { variant: 'mp4', type: 'video/mp4', bytes: clipBytes }
    : { variant: 'w1080', type: 'image/webp', bytes: pictureBytes };
  const keys = Array.from({ length: media.count }, () => randomBytes(16).toString('base64url'));
  const { rows } = await pool.query<{ media_id: string; key: string }>(
    `with added as (
       insert into media (key, owner_user_id, kind, class, state, width, height, duration_ms, widths, placeholder, stripped_at, created_at)
       select key, $2, $3, $4, 'ready', 1080, 1350, $5, array[1080], '', now(), now() from unnest($1::text[]) key
       returning media_id, key),
     files as (
       insert into media_files (media_id, variant, width, content_type, bytes) select media_id, $6, 1080, $7, $8 from added)
     select media_id, key from added order by media_id`,
    [
      keys,
      creators[0]?.userId,
      media.kind,
      media.class,
      isClip ? 9000 : null,
      file.variant,
      file.type,
      file.bytes,
    ],
  );
  for (const { key } of rows) {
    await mkdir(join(dataDir, 'media', key), { recursive: true });
    await writeFile(join(dataDir, 'media', key, file.variant), randomBytes(file.bytes));
  }
  return rows.map(({ media_id, key }) => ({ mediaId: media_id, path: `/media/${key}/${file.variant}` }));
}

async function insertPost(
  { pool, creators, fans }: BenchWorld,
  media: { mediaId: string }[],
): Promise<string> {
  const charId = creators[0]?.charId;
  const { rows } = await pool.query<{ post_id: string }>(
    `with post as (
       insert into posts (char_id, content, price, state, published_at, score) values ($1, 'A post', 0, 1, now(), 0) returning post_id),
     shown as (
       insert into post_media (post_id, position, media_id)
       select post_id, n, media_id from post, unnest($2::bigint[]) with ordinality m (media_id, n)),
     joined as (
       insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
       values ($3, $1, 'free', 'following', now(), now()))
     select post_id from post`,
    [charId, media.map(({ mediaId }) => mediaId), fans[0]?.userId],
  );
  return rows[0]?.post_id as string;
}

/** `?v=…` of the first fan's addresses of media, as the app gets them. */
export async function readMediaLink(
  { port }: BenchServer,
  { fans }: BenchWorld,
  postId: string,
): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v3/api/diary/info?diary_id=${postId}`, {
    headers: { authorization: `Bearer ${fans[0]?.token}` },
  });
  const link = /\?v=[\w.-]+/.exec(await answer.text())?.[0];
  if (!link) throw new Error('the post has no link to its media');
  return link;
}
