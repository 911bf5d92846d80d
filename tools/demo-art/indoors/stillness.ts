import { fade, mix } from '../drawing/color.ts';
import { leaf, type Point, polar } from '../drawing/curves.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

// Seated figures around the point they sit on, as tall as about 300.
const lotus =
  'M0 -300C18 -300 26 -286 25 -268C24 -252 16 -242 12 -238L13 -224C34 -218 54 -210 60 -194C72 -160 86 -128 96 -100C106 -80 112 -66 104 -60C96 -54 88 -60 80 -72L46 -132C44 -110 46 -86 50 -66C92 -56 132 -36 134 -18C134 -4 112 0 78 0H-78C-112 0 -134 -4 -134 -18C-132 -36 -92 -56 -50 -66C-46 -86 -44 -110 -46 -132L-80 -72C-88 -60 -96 -54 -104 -60C-112 -66 -106 -80 -96 -100C-86 -128 -72 -160 -60 -194C-54 -210 -34 -218 -13 -224L-12 -238C-16 -242 -24 -252 -25 -268C-26 -286 -18 -300 0 -300Z';
const tree =
  'M-12 -266H12L13 -248C34 -242 42 -232 37 -206C32 -176 26 -160 34 -138C60 -128 98 -118 102 -108C102 -98 50 -92 24 -86C20 -60 16 -30 18 0H-14C-16 -40 -22 -90 -26 -130C-28 -160 -32 -176 -37 -206C-42 -232 -34 -242 -13 -248ZM-22 -286A22 24 0 1 1 22 -286A22 24 0 1 1 -22 -286ZM-38 -226C-60 -290 -40 -350 -4 -412L4 -412C40 -350 60 -290 38 -226L26 -232C44 -286 30 -336 0 -384C-30 -336 -44 -286 -26 -232Z';

/** Breath: a figure at rest before a great disc, arches of colour and still water. */
export function paintStillness(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  const m = Math.min(w, h);
  const water = h * 0.74;
  const x = w * (w > h * 1.3 ? random.pick([0.382, 0.618]) : 0.5);
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, mix(colors.light, colors.paper, 0.35)],
      [1, mix(colors.paper, colors.light, 0.5)],
    ]),
  );
  for (let i = 5; i >= 1; i--) {
    const r = m * (0.2 + i * 0.085);
    const tint = [colors.spark, colors.light, colors.soft, colors.accent, colors.mid][i % 5] ?? colors.soft;
    sheet.path(
      `M${n(x - r)} ${n(water)}V${n(water - m * 0.3)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(water - m * 0.3)}V${n(water)}Z`,
      fade(mix(tint, colors.paper, 0.28), 0.92),
    );
  }
  const disc = sheet.linear([
    [0, mix(colors.paper, colors.spark, 0.2)],
    [1, mix(colors.spark, colors.accent, 0.4)],
  ]);
  sheet.circle(x, water - m * 0.3, m * 0.23, disc);
  paintWater(scene, water, x);
  const figure = random.pick([lotus, lotus, tree]);
  const s = m * (figure === tree ? 0.00115 : 0.00122);
  const body = sheet.linear([
    [0, mix(colors.deep, colors.mid, 0.3)],
    [1, colors.ink],
  ]);
  sheet.ellipse(x, water + 4 * u, m * 0.24, m * 0.022, fade(colors.ink, 0.4));
  sheet.path(figure, body, `transform="translate(${n(x)} ${n(water + 4 * u)}) scale(${s.toFixed(4)})"`);
  sheet.circle(x, water + 4 * u - (figure === tree ? 310 : 306) * s, 13 * s, body);
  sheet.path(
    figure,
    fade(colors.ink, 0.22),
    `transform="translate(${n(x)} ${n(water + 6 * u)}) scale(${s.toFixed(4)} ${(-s * 0.55).toFixed(4)})"`,
  );
  for (const side of [-1, 1]) paintFronds(scene, x + side * Math.min(w * 0.42, m * 0.55), h * 1.0, side, m);
  return { bloom: 0.3, grain: 0.9, vignette: 0.4, paper: 0.8 };
}

function paintWater({ w, h, u, random, colors, sheet }: Scene, water: number, x: number) {
  sheet.rect(
    0,
    water,
    w,
    h - water,
    sheet.linear([
      [0, mix(colors.mid, colors.soft, 0.6)],
      [1, mix(colors.deep, colors.mid, 0.4)],
    ]),
  );
  for (let i = 0; i < 70; i++) {
    const t = random.next();
    const spread = (random.next() + random.next() - 1) * w * 0.5;
    sheet.ellipse(
      x + spread,
      water + t * (h - water),
      (20 + 90 * t) * u,
      (1 + 3 * t) * u,
      fade(random.pick([colors.paper, colors.spark]), 0.3),
    );
  }
}

function paintFronds(scene: Scene, x: number, y: number, side: number, m: number) {
  const { random, colors, sheet } = scene;
  for (let i = 0; i < 7; i++) {
    const root: Point = [x + random.range(-0.03, 0.03) * m, y + m * 0.02];
    const tip = polar(root, -Math.PI / 2 - side * (i - 2.2) * 0.24, m * random.range(0.22, 0.42));
    sheet.path(
      leaf(root, tip, m * 0.032),
      mix(colors.deep, random.pick([colors.mid, colors.ink, colors.spark]), 0.35),
    );
    sheet.line(
      `M${n(root[0])} ${n(root[1])}L${n(tip[0])} ${n(tip[1])}`,
      fade(colors.paper, 0.25),
      m * 0.0018,
    );
  }
}
