import sharp from 'sharp';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { type PreparedImage, prepareImage } from '../image/prepare-image.ts';

const $ = inputs({ mediaId: 'bigint' });

const findPicture = statement(
  { key: 'text', width: 'integer', height: 'integer', placeholder: 'text' },
  sql`select m.key, m.width, m.height, m.placeholder from media m
    where m.media_id = ${$.mediaId} and m.kind = 'image' and m.state = 'ready'`,
);
const listRenditions = statement(
  { width: 'integer', bytes: 'integer' },
  sql`select width, bytes::int4 as bytes from media_files where media_id = ${$.mediaId} order by width`,
);

/** Dark, as the stage of a player. */
const plain = '#1d1719';
const plainSide = 1280;

/** Returns the picture that stands for a clip: the one that was uploaded for it, else a plain one of its shape. */
export async function posterOf(
  context: Context,
  posterMediaId: string | null,
  clip: { width: number; height: number },
): Promise<PreparedImage> {
  const uploaded = posterMediaId && (await loadPicture(context, posterMediaId));
  return uploaded || drawPlain(clip);
}

async function loadPicture({ db, storage }: Context, mediaId: string): Promise<PreparedImage | undefined> {
  const picture = await findPicture.first(db, { mediaId });
  if (!picture) return undefined;
  const renditions = [];
  for (const { width, bytes: length } of await listRenditions.all(db, { mediaId })) {
    const bytes = await storage.readPiece(`${picture.key}/w${width}`, 0, length - 1);
    if (!bytes) return undefined;
    renditions.push({ width, bytes });
  }
  const { width, height, placeholder } = picture;
  return { width, height, placeholder, renditions };
}

async function drawPlain({ width, height }: { width: number; height: number }): Promise<PreparedImage> {
  const scale = Math.min(1, plainSide / Math.max(width, height));
  const create = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    channels: 3 as const,
    background: plain,
  };
  return prepareImage(await sharp({ create }).png().toBuffer());
}
