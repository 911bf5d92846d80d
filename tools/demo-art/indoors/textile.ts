import { fade } from '../drawing/color.ts';
import { layField } from '../drawing/field.ts';
import { fbm } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintWeave } from './weave.ts';

/** A printed cloth of quarter rounds and stripes, with the soft folds it hangs in. */
export async function paintTextile(scene: Scene): Promise<Finish> {
  const { w, h, salt, random, colors, sheet } = scene;
  const across = random.int(4, 6) * Math.max(1, Math.round(w / h));
  const cell = w / across;
  const inks = [colors.ink, colors.mid, colors.soft, colors.accent, colors.spark, colors.paper, colors.light];
  for (let y = 0; y * cell < h; y++) {
    for (let x = 0; x < across; x++) {
      const ground = random.pick(inks);
      const ink = random.pick(inks.filter((color) => color !== ground));
      const third = random.pick(inks.filter((color) => color !== ground && color !== ink));
      sheet.rect(x * cell - 0.5, y * cell - 0.5, cell + 1, cell + 1, ground);
      const turn = random.int(0, 3) * 90;
      const place = `transform="translate(${n((x + 0.5) * cell)} ${n((y + 0.5) * cell)}) rotate(${turn}) scale(${n(cell / 2)})"`;
      sheet.group(place, () => sheet.add(random.pick(motifs)(ink, third)));
    }
  }
  await layField(scene, (x, y) => {
    const fold = Math.sin((x * 1.5 + y * 0.5) * 8 + 5 * fbm(x * 1.3, y * 1.3, salt, 2));
    return fold > 0 ? [255, 250, 240, fold * 0.16] : [20, 8, 20, -fold * 0.3];
  });
  paintWeave(scene, 5 * scene.u, fade(colors.ink, 0.16), 1.2 * scene.u);
  return { bloom: 0, grain: 0.8, vignette: 0.5, paper: 1 };
}

type Motif = (ink: string, third: string) => string;

// Each in a square from -1 to 1.
const motifs: readonly Motif[] = [
  (ink, third) =>
    `<path d="M-1 -1H1A2 2 0 0 1 -1 1Z" fill="${ink}"/><path d="M-1 -1H0A1 1 0 0 1 -1 0Z" fill="${third}"/>`,
  (ink, third) =>
    `<circle r="0.78" fill="${ink}"/><path d="M0 -0.78A0.78 0.78 0 0 1 0 0.78Z" fill="${third}"/>`,
  (ink) =>
    [-0.8, -0.4, 0, 0.4, 0.8]
      .map((y) => `<rect x="-1" y="${y - 0.1}" width="2" height="0.2" fill="${ink}"/>`)
      .join(''),
  (ink, third) =>
    `<path d="M-1 -1A1 1 0 0 1 1 -1Z" fill="${ink}"/><path d="M-1 1A1 1 0 0 1 1 1Z" fill="${third}"/>`,
  (ink, third) =>
    `<path d="M-1 -1L1 1H-1Z" fill="${ink}"/><circle cx="0.4" cy="-0.4" r="0.3" fill="${third}"/>`,
  (ink, third) =>
    `<path d="M-1 0A1 1 0 0 0 0 -1A1 1 0 0 0 1 0A1 1 0 0 0 0 1A1 1 0 0 0 -1 0Z" fill="${ink}"/><circle r="0.2" fill="${third}"/>`,
  (ink) =>
    `<path d="M-1 -1H-0.34A0.66 0.66 0 0 1 -1 -0.34ZM-1 -0.0V-0.1" fill="${ink}"/><path d="M0.7 -1A1.7 1.7 0 0 1 -1 0.7V0.2A1.2 1.2 0 0 0 0.2 -1Z" fill="${ink}"/>`,
];
