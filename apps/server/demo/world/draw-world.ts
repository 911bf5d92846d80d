import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../src/context.ts';
import type { StoredClip } from '../../src/features/media/insert-media.ts';
import { type PreparedImage, prepareImage } from '../../src/features/media/prepare-image.ts';
import { type Film, putFiles } from '../../src/features/media/put-files.ts';
import { clips } from '../../src/seed/art/clips.ts';
import { drawAvatar } from '../../src/seed/art/draw-avatar.ts';
import { drawBanner } from '../../src/seed/art/draw-banner.ts';
import { drawPicture } from '../../src/seed/art/draw-picture.ts';
import { demoFans } from '../demo-identities.ts';
import type { DemoCreator, DemoPost } from './demo-creator.ts';

/** A picture or clip in the storage, not yet in the database. */
export type DrawnMedia = { key: string; image: PreparedImage; clip?: StoredClip };

/** By name: `avatar <handle>`, `banner <handle>`, `post <handle> <index> <position>`, `preview <handle> <index>`. */
export type DrawnWorld = ReadonlyMap<string, DrawnMedia>;

type Order = {
  name: string;
  draw: () => Promise<{ picture: Buffer; film?: Film }>;
};

const postSize = { width: 800, height: 1000 };
const drawers = 2;

/**
 * Draws every picture of the demo world and puts it into the storage. The keys follow from the names, so that
 * a second try after a crash writes the same files again and leaves none behind.
 */
export async function drawWorld(context: Context, creators: readonly DemoCreator[]): Promise<DrawnWorld> {
  const waiting = [...demoFans.map(fanOrder), ...creators.flatMap(creatorOrders)];
  const drawn = new Map<string, DrawnMedia>();
  const work = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      drawn.set(order.name, await keep(context, order));
    }
  };
  await Promise.all(Array.from({ length: drawers }, work));
  return drawn;
}

function fanOrder({ subject, look }: (typeof demoFans)[number]): Order {
  return {
    name: `avatar ${subject}`,
    draw: async () => ({ picture: await drawAvatar({ seed: subject, look, size: 480 }) }),
  };
}

function creatorOrders({ handle, look, banner, intro, posts }: DemoCreator): Order[] {
  return [
    {
      name: `avatar ${handle}`,
      draw: async () => ({ picture: await drawAvatar({ seed: handle, look, size: 640 }) }),
    },
    {
      name: `banner ${handle}`,
      draw: async () => ({ picture: await drawBanner({ seed: handle, kind: banner }) }),
    },
    ...(intro ? [{ name: `intro ${handle}`, draw: () => readClip(intro) }] : []),
    ...posts.flatMap((post, index) => postOrders(`${handle} ${index}`, post)),
  ];
}

function postOrders(seed: string, { pictures = [], preview, clip }: DemoPost): Order[] {
  const orders: Order[] = pictures.map((kind, position) => {
    const name = `post ${seed} ${position}`;
    return { name, draw: async () => ({ picture: await drawPicture({ seed: name, kind, ...postSize }) }) };
  });
  if (clip) orders.push({ name: `post ${seed} ${pictures.length}`, draw: () => readClip(clip) });
  if (preview) {
    const name = `preview ${seed}`;
    orders.push({
      name,
      draw: async () => ({ picture: await drawPicture({ seed: name, kind: preview, ...postSize }) }),
    });
  }
  return orders;
}

async function readClip(name: NonNullable<DemoPost['clip']>) {
  const clip = clips.find((one) => one.name === name);
  if (!clip) throw new Error(`no clip ${name}`);
  const [mp4, picture] = await Promise.all([readFile(clip.file), readFile(clip.poster)]);
  return { picture, film: { mp4, durationMs: clip.durationS * 1000 } };
}

async function keep(context: Context, { name, draw }: Order): Promise<DrawnMedia> {
  const { picture, film } = await draw();
  const image = await prepareImage(picture);
  const key = createHmac('sha256', context.secret('demo media'))
    .update(name)
    .digest('base64url')
    .slice(0, 22);
  const clip = await putFiles(context, key, image, film);
  return clip ? { key, image, clip } : { key, image };
}
