import type { Db, Tx } from '../../platform/db/db.ts';
import type { PreparedImage } from './image/prepare-image.ts';

/** public: faces and banners, open to everybody. private: media of posts; each request checks the rights. */
export type MediaClass = 'public' | 'private';
export type StoredMedia = { mediaId: string; key: string };

/** A clip's own file; the picture beside it is its poster. */
export type StoredClip = { bytes: number; width: number; durationMs: number };

/** The file of a voice note. */
export type StoredVoice = { bytes: number; durationMs: number; peaks: number[] };

/** Inserts the rows of a picture, a clip or a voice note whose files are in the storage below `key`. */
export async function insertMedia(
  db: Db | Tx,
  media: {
    key: string;
    image?: PreparedImage;
    clip?: StoredClip;
    voice?: StoredVoice;
    ownerUserId: string;
    class: MediaClass;
    now: Date;
  },
): Promise<StoredMedia> {
  const { image, clip, voice } = media;
  const { media_id: mediaId } = await db
    .insertInto('media')
    .values({
      key: media.key,
      owner_user_id: media.ownerUserId,
      kind: voice ? 'audio' : clip ? 'video' : 'image',
      class: media.class,
      state: 'ready',
      width: image?.width ?? 0,
      height: image?.height ?? 0,
      duration_ms: (clip ?? voice)?.durationMs ?? null,
      widths: image?.renditions.map(({ width }) => width) ?? [],
      placeholder: image?.placeholder ?? '',
      peaks: voice?.peaks ?? null,
      stripped_at: media.now,
      created_at: media.now,
    })
    .returning('media_id')
    .executeTakeFirstOrThrow();
  const pictures = (image?.renditions ?? []).map(({ width, bytes }) => ({
    media_id: mediaId,
    variant: `w${width}`,
    width,
    content_type: 'image/webp',
    bytes: bytes.length,
  }));
  const streams = [
    ...(clip ? [{ width: clip.width, content_type: 'video/mp4', bytes: clip.bytes }] : []),
    ...(voice ? [{ width: 0, content_type: 'audio/mp4', bytes: voice.bytes }] : []),
  ].map((file) => ({ ...file, media_id: mediaId, variant: 'mp4' }));
  await db
    .insertInto('media_files')
    .values([...pictures, ...streams])
    .execute();
  return { mediaId, key: media.key };
}
