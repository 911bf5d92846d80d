import { develop } from './drawing/develop.ts';
import { type PaletteName, palettes } from './drawing/palettes.ts';
import { createScene } from './drawing/scene.ts';
import { backdrops } from './faces/backdrops.ts';
import { paintBust } from './faces/bust.ts';
import { type LookName, looks } from './faces/looks.ts';
import { mixLook } from './faces/mix-look.ts';

export type AvatarOrder = {
  seed: string;
  /** Who it is; when left out, a person put together from the seed. */
  look?: LookName;
  /** Pixels of each side. */
  size: number;
  palette?: PaletteName;
};

/** Draws a square portrait and gives it as WebP bytes. */
export async function drawAvatar({ seed, look, size, palette }: AvatarOrder): Promise<Buffer> {
  const person = look ? looks[look] : mixLook(seed);
  const scene = createScene(`avatar ${look ?? ''} ${seed}`, palettes[palette ?? person.palette], size, size);
  scene.sheet.group(`transform="scale(${size / 100})"`, () => {
    backdrops[person.backdrop](scene.sheet, scene.colors, scene.random);
    // Pushed down and out a little: a face in a round frame wants its shoulders cut.
    scene.sheet.group('transform="translate(50 104) scale(1.06) translate(-50 -97)"', () =>
      paintBust(scene.sheet, person, scene.colors, scene.random),
    );
  });
  return develop(scene, { bloom: 0.12, grain: 0.5, vignette: 0.2, paper: 0.6 });
}
