import { createRandom } from '../../apps/server/demo/world/seeded-random.ts';
import { develop } from './drawing/develop.ts';
import { type PaletteName, palettes } from './drawing/palettes.ts';
import { createScene } from './drawing/scene.ts';
import { type PictureKind, pictureKinds } from './picture-kinds.ts';

export type PictureOrder = {
  /** The same seed, kind, size and palette give the same bytes. */
  seed: string;
  kind: PictureKind;
  /** Pixels. */
  width: number;
  height: number;
  /** One of the kind's own palettes when left out. */
  palette?: PaletteName;
  /** Which of the kind's motifs, counted on for ever; the first when left out. */
  motif?: number;
};

/** Draws one picture and gives it as WebP bytes of exactly the requested size. */
export async function drawPicture(order: PictureOrder): Promise<Buffer> {
  const { seed, kind, width, height, palette, motif } = order;
  const { paint, palettes: fitting } = pictureKinds[kind];
  const name = palette ?? createRandom(`${kind} palette ${seed}`).pick(fitting);
  const scene = createScene(`${kind} ${seed}`, palettes[name], width, height, motif);
  return develop(scene, await paint(scene));
}
