import { drawPicture, type PictureOrder } from './draw-picture.ts';

/** Draws the wide picture at the top of a profile, 3:1 by default, as WebP bytes. */
export function drawBanner(
  order: Omit<PictureOrder, 'width' | 'height'> & { width?: number; height?: number },
) {
  return drawPicture({ width: 1500, height: 500, ...order, seed: `banner ${order.seed}` });
}
