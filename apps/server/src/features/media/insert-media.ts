import type { Db, Tx } from '../../platform/db/db.ts';
import type { PreparedImage } from './image/prepare-image.ts';
import type { StreamIndex } from './video/stream-index.ts';

/** public: faces and banners, open to everybody. private: media of posts; each request checks the rights. */
export type MediaClass = 'public' | 'private';
export type StoredMedia = { mediaId: string; key: string };

/** A clip's own file; the picture beside it is its poster. */
export type StoredClip = {
  bytes: number;
  width: number;
  durationMs: number;
  /** Of a video that was packaged for HLS. */
  stream?: StreamIndex | undefined;
};

/** The file of a voice note. */
export type StoredVoice = { bytes: number; durationMs: number; peaks: number[] };

type MediaFiles = { key: string; image?: PreparedImage; clip?: StoredClip; voice?: StoredVoice };

/** Inserts the rows of a picture, a clip or a voice note whose files are in the storage below `key`. */
export async function insertMedia(
  db: Db | Tx,
  media: MediaFiles & { ownerUserId: string; class: MediaClass; now: Date },
): Promise<StoredMedia> {
  const { media_id: mediaId } = await db
    .insertInto('media')
    .values({
      ...readyMedia(media, media.now),
      owner_user_id: media.ownerUserId,
      class: media.class,
      created_at: media.now,
    })
    .returning('media_id')
    .executeTakeFirstOrThrow();
  await insertFiles(db, mediaId, media);
  return { mediaId, key: media.key };
}

/** Makes media that was being processed ready. Returns false when it is gone. */
export async function completeMedia(
  tx: Tx,
  mediaId: string,
  media: MediaFiles & { now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set(readyMedia(media, media.now))
    .where('media_id', '=', mediaId)
    .where('state', '=', 'processing')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await insertFiles(tx, mediaId, media);
  return true;
}

const readyMedia = ({ key, image, clip, voice }: MediaFiles, now: Date) => ({
  key,
  kind: voice ? 'audio' : clip ? 'video' : 'image',
  state: 'ready',
  width: image?.width ?? 0,
  height: image?.height ?? 0,
  duration_ms: (clip ?? voice)?.durationMs ?? null,
  is_packaged: clip?.stream !== undefined,
  widths: image?.renditions.map(({ width }) => width) ?? [],
  placeholder: image?.placeholder ?? '',
  peaks: voice?.peaks ?? null,
  stripped_at: now,
});

async function insertFiles(db: Db | Tx, mediaId: string, { image, clip, voice }: MediaFiles): Promise<void> {
  const pictures = (image?.renditions ?? []).map(({ width, bytes }) => ({
    media_id: mediaId,
    variant: `w${width}`,
    width,
    content_type: 'image/webp',
    bytes: bytes.length,
  }));
  const streams = [
    ...(clip
      ? [{ width: clip.width, content_type: 'video/mp4', bytes: clip.bytes, ...streamColumns(clip.stream) }]
      : []),
    ...(voice ? [{ width: 0, content_type: 'audio/mp4', bytes: voice.bytes }] : []),
  ].map((file) => ({ ...file, media_id: mediaId, variant: 'mp4' }));
  await db
    .insertInto('media_files')
    .values([...pictures, ...streams])
    .execute();
}

function streamColumns(stream: StreamIndex | undefined) {
  if (!stream) return {};
  const { codecs, width, height, headBytes, segmentBytes, segmentMs } = stream;
  return { codecs, width, height, head_bytes: headBytes, segment_bytes: segmentBytes, segment_ms: segmentMs };
}
