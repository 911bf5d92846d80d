import { develop } from './develop.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { type PictureKind, pictureKinds } from './picture-kinds.ts';
import { createRandom } from './random.ts';
import { createScene } from './scene.ts';

export type PictureOrder = {
  /** The same seed, kind, size and palette give the same bytes. */
  seed: string;
  kind: PictureKind;
  /** Pixels. */
  width: number;
  height: number;
  /** One of the kind's own palettes when left out. */
  palette?: PaletteName;
};

/** Draws one picture and gives it as JPEG bytes of exactly the size asked for. */
export async function drawPicture({ seed, kind, width, height, palette }: PictureOrder): Promise<Buffer> {
  const { paint, palettes: fitting } = pictureKinds[kind];
  const name = palette ?? createRandom(`${kind} palette ${seed}`).pick(fitting);
  const scene = createScene(`${kind} ${seed}`, palettes[name], width, height);
  return develop(scene, await paint(scene));
}
