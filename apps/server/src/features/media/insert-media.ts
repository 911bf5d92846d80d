import type { Db, Tx } from '../../platform/db/db.ts';
import type { PreparedImage } from './image/prepare-image.ts';

/** public: faces and banners, open to anyone. private: what belongs to a post; rights are checked at each request. */
export type MediaClass = 'public' | 'private';
export type StoredMedia = { mediaId: string; key: string };

/** A clip's own file; the picture beside it is its poster. */
export type StoredClip = { bytes: number; width: number; durationMs: number };

/** Writes the rows of files that are in the storage already, below `key`. */
export async function insertMedia(
  db: Db | Tx,
  given: {
    key: string;
    image: PreparedImage;
    clip?: StoredClip;
    ownerUserId: string;
    class: MediaClass;
    now: Date;
  },
): Promise<StoredMedia> {
  const { image, clip } = given;
  const { media_id: mediaId } = await db
    .insertInto('media')
    .values({
      key: given.key,
      owner_user_id: given.ownerUserId,
      kind: clip ? 'video' : 'image',
      class: given.class,
      state: 'ready',
      width: image.width,
      height: image.height,
      duration_ms: clip?.durationMs ?? null,
      widths: image.renditions.map(({ width }) => width),
      placeholder: image.placeholder,
      stripped_at: given.now,
      created_at: given.now,
    })
    .returning('media_id')
    .executeTakeFirstOrThrow();
  const pictures = image.renditions.map(({ width, bytes }) => ({
    media_id: mediaId,
    variant: `w${width}`,
    width,
    content_type: 'image/webp',
    bytes: bytes.length,
  }));
  const film = clip && {
    media_id: mediaId,
    variant: 'mp4',
    width: clip.width,
    content_type: 'video/mp4',
    bytes: clip.bytes,
  };
  await db
    .insertInto('media_files')
    .values(film ? [...pictures, film] : pictures)
    .execute();
  return { mediaId, key: given.key };
}
