import { createRandom, hashText, type Random } from '../../../apps/server/demo/world/seeded-random.ts';
import type { Palette } from './palettes.ts';
import { createSheet, type Sheet } from './sheet.ts';

export type Scene = {
  /** Pixels. */
  w: number;
  h: number;
  /** One unit of size, about a thousandth of the picture's side, for every shape. */
  u: number;
  salt: number;
  /** Which of the motifs of its kind this picture shows; they come in turn. */
  motif: number;
  random: Random;
  colors: Palette;
  sheet: Sheet;
};

/** How the picture is developed after it is drawn; each 0 (none) to 1 (strong). */
export type Finish = { bloom: number; grain: number; vignette: number; paper: number };

/** Draws a kind of picture on the scene's sheet and says how to finish it. */
export type Painter = (scene: Scene) => Finish | Promise<Finish>;

/** The one of these that a picture shows. */
export function motifOf<Motif>({ motif }: Scene, motifs: readonly [Motif, ...Motif[]]): Motif {
  return motifs[motif % motifs.length] ?? motifs[0];
}

/** What a picture is drawn with: its size, colours, and randomness of its seed. */
export function createScene(seed: string, colors: Palette, w: number, h: number, motif = 0): Scene {
  return {
    w,
    h,
    u: Math.sqrt(w * h) / 1000,
    salt: hashText(seed) % 9973,
    motif,
    random: createRandom(seed),
    colors,
    sheet: createSheet(w, h),
  };
}
