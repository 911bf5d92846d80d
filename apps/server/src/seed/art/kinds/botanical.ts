import { fade, mix } from '../color.ts';
import { leaf, type Point, polar, smooth } from '../curves.ts';
import { n } from '../sheet.ts';
import type { Finish, Scene } from '../scene.ts';

type Stem = { at: (t: number) => Point; length: number };

/** A plate of a herbal: one plant, ink lines over flat washes that sit a little beside them. */
export function paintBotanical(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  const ground = random.pick([colors.paper, mix(colors.paper, colors.light, 0.45), mix(colors.ink, colors.deep, 0.5)]);
  const dark = ground !== colors.paper && ground === mix(colors.ink, colors.deep, 0.5);
  const pen = dark ? colors.paper : colors.ink;
  sheet.rect(0, 0, w, h, ground);
  sheet.ellipse(w * 0.5, h * 0.42, Math.min(w, h) * 0.36, Math.min(w, h) * 0.36, fade(dark ? colors.mid : colors.light, 0.55));
  const inset = 38 * u;
  sheet.rect(inset, inset, w - 2 * inset, h - 2 * inset, 'none', `stroke="${fade(pen, 0.45)}" stroke-width="${n(1.4 * u)}"`);
  const size = Math.min(w * 1.15, h) * 0.78;
  const shape = random.pick(['blade', 'round', 'fern'] as const);
  const spread = random.int(3, 5);
  for (let i = 0; i < spread; i++) {
    const lean = spread === 1 ? 0 : (i / (spread - 1) - 0.5) * 2;
    const stem = stemOf(scene, [w / 2 + lean * 6 * u, h * 0.5 + size * 0.52], lean, size * (1 - Math.abs(lean) * 0.24));
    paintStem(scene, stem, shape, pen);
    if (shape !== 'fern') paintBlossom(scene, stem.at(1), size * random.range(0.06, 0.085), pen);
  }
  return { bloom: 0, grain: 0.45, vignette: 0.3, paper: 1 };
}

function stemOf({ random }: Scene, [x, y]: Point, lean: number, length: number): Stem {
  const sway = random.range(-0.09, 0.09);
  return {
    length,
    at: (t) => [x + length * (lean * 0.42 * t ** 1.5 + sway * Math.sin(t * 3)), y - length * t * (1 - 0.1 * t)],
  };
}

function paintStem(scene: Scene, stem: Stem, shape: 'blade' | 'round' | 'fern', pen: string) {
  const { u, random, colors, sheet } = scene;
  const line = Array.from({ length: 9 }, (_, i) => stem.at(i / 8));
  sheet.line(smooth(line), mix(colors.deep, pen, 0.3), 2.6 * u);
  const pairs = shape === 'fern' ? 15 : random.int(6, 8);
  const wash = random.pick([colors.mid, colors.soft, colors.spark, colors.deep]);
  for (let i = 1; i < pairs; i++) {
    const t = 0.16 + (i / pairs) * 0.78;
    const foot = stem.at(t);
    const ahead = stem.at(t + 0.03);
    const heading = Math.atan2(ahead[1] - foot[1], ahead[0] - foot[0]);
    const taper = Math.sin(Math.PI * (0.18 + 0.78 * (1 - t)));
    for (const side of [-1, 1]) {
      const angle = heading + side * (shape === 'fern' ? 1.15 : random.range(0.65, 1.05));
      const reach = stem.length * taper * (shape === 'fern' ? 0.17 : shape === 'round' ? 0.125 : 0.19);
      const belly = reach * (shape === 'fern' ? 0.17 : shape === 'round' ? 0.52 : 0.25);
      paintLeaf(scene, foot, polar(foot, angle, reach), belly, wash, pen);
    }
  }
}

function paintLeaf({ u, colors, sheet, random }: Scene, from: Point, to: Point, belly: number, wash: string, pen: string) {
  const shift: Point = [3.5 * u, 2.5 * u];
  const move = ([x, y]: Point): Point => [x + shift[0], y + shift[1]];
  sheet.path(leaf(move(from), move(to), belly), fade(mix(wash, colors.soft, random.range(0, 0.5)), 0.9));
  sheet.line(leaf(from, to, belly), pen, 1.3 * u);
  sheet.line(smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to]), fade(pen, 0.7), 0.9 * u);
}

function paintBlossom(scene: Scene, center: Point, size: number, pen: string) {
  const { u, random, colors, sheet } = scene;
  const petals = random.int(6, 9);
  const tint = random.pick([colors.accent, mix(colors.accent, colors.spark, 0.5), colors.spark]);
  for (const ring of [1, 0.62]) {
    for (let i = 0; i < petals; i++) {
      const angle = ((i + (ring === 1 ? 0 : 0.5)) / petals) * Math.PI * 2;
      const tip = polar(center, angle, size * ring);
      sheet.path(leaf(center, tip, size * 0.3 * ring), mix(tint, colors.paper, ring === 1 ? 0.12 : 0.38));
      sheet.line(leaf(center, tip, size * 0.3 * ring), fade(pen, 0.85), 1.1 * u);
    }
  }
  sheet.circle(center[0], center[1], size * 0.17, colors.deep);
  for (let i = 0; i < 14; i++) {
    const dot = polar(center, (i / 14) * Math.PI * 2, size * 0.27);
    sheet.circle(dot[0], dot[1], 1.7 * u, pen);
  }
}
