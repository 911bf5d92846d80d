import { fade, mix } from '../drawing/color.ts';
import { polar } from '../drawing/curves.ts';
import { type Finish, motifOf, type Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintDumplings, paintFish, paintPie } from './courses.ts';
import { type Dish, paintSalad, paintSoup } from './dishes.ts';
import { paintRamen, paintTart } from './mains.ts';
import { paintWeave } from './weave.ts';

/** A laid table seen from above. */
export function paintFood(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  const cloth = random.pick([
    mix(colors.deep, colors.ink, 0.35),
    mix(colors.light, colors.paper, 0.6),
    mix(colors.mid, colors.deep, 0.5),
  ]);
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear(
      [
        [0, mix(cloth, colors.paper, 0.12)],
        [1, mix(cloth, colors.ink, 0.22)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 1 },
    ),
  );
  paintWeave(scene, 9 * u, fade(colors.paper, 0.07), 1.6 * u);
  paintNapkin(scene);
  const m = Math.min(w, h);
  const main = { x: w * 0.5 + random.range(-0.05, 0.05) * m, y: h * 0.52, r: m * 0.33 };
  paintPlate(scene, main);
  motifOf(scene, [paintSalad, paintTart, paintRamen, paintFish, paintPie, paintDumplings])(scene, main);
  const corners: Dish[] = [
    { x: main.x - m * 0.36, y: main.y - m * 0.42, r: m * 0.17 },
    { x: main.x + m * 0.39, y: main.y - m * 0.4, r: m * 0.13 },
    { x: main.x + m * 0.37, y: main.y + m * 0.45, r: m * 0.19 },
  ];
  if (w > h * 1.2)
    corners.push({ x: w * 0.1, y: h * 0.6, r: m * 0.22 }, { x: w * 0.91, y: h * 0.45, r: m * 0.2 });
  corners.forEach((dish, i) => {
    if (i % 3 === 1) return paintCitrus(scene, dish);
    paintPlate(scene, dish);
    paintSoup(scene, dish);
  });
  paintFork(scene, main.x - m * 0.42, main.y + m * 0.05, m * 0.36);
  for (let i = 0; i < 26; i++)
    sheet.circle(
      random.range(0, w),
      random.range(0, h),
      random.range(1.2, 4) * u,
      random.pick([colors.accent, colors.spark, colors.paper]),
    );
  return { bloom: 0.15, grain: 0.8, vignette: 0.9, paper: 0.6 };
}

function paintShade({ colors, sheet, u }: Scene, { x, y, r }: Dish) {
  const soft = sheet.radial([
    [0, fade(colors.ink, 0.6)],
    [0.82, fade(colors.ink, 0.45)],
    [1, fade(colors.ink, 0)],
  ]);
  sheet.circle(x + 16 * u, y + 22 * u, r * 1.12, soft);
}

function paintPlate(scene: Scene, { x, y, r }: Dish) {
  const { colors, sheet, random } = scene;
  paintShade(scene, { x, y, r });
  const glaze = random.pick([
    colors.paper,
    mix(colors.paper, colors.light, 0.5),
    mix(colors.soft, colors.paper, 0.35),
  ]);
  sheet.circle(
    x,
    y,
    r,
    sheet.linear(
      [
        [0, mix(glaze, '#ffffff', 0.5)],
        [1, mix(glaze, colors.soft, 0.4)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 1 },
    ),
  );
  sheet.circle(x, y, r * 0.95, 'none', `stroke="${fade(colors.mid, 0.5)}" stroke-width="${n(r * 0.012)}"`);
  sheet.circle(
    x,
    y,
    r * 0.76,
    sheet.linear(
      [
        [0, mix(glaze, colors.soft, 0.38)],
        [1, mix(glaze, '#ffffff', 0.4)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 1 },
    ),
  );
}

function paintCitrus(scene: Scene, dish: Dish) {
  const { colors, sheet } = scene;
  const { x, y, r } = dish;
  paintShade(scene, { x, y, r: r * 0.8 });
  const rind = mix(colors.spark, '#ffb02e', 0.5);
  sheet.circle(x, y, r * 0.8, rind);
  sheet.circle(x, y, r * 0.72, '#fff6dc');
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    sheet.path(
      `M${n(x)} ${n(y)}L${polar([x, y], a + 0.06, r * 0.66)
        .map(n)
        .join(' ')}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 ${polar([x, y], a + 0.62, r * 0.66)
        .map(n)
        .join(' ')}Z`,
      mix(rind, '#ffffff', 0.16),
    );
  }
}

function paintNapkin({ w, h, u, colors, sheet }: Scene) {
  const m = Math.min(w, h);
  sheet.group(`transform="translate(${n(w * 0.5 - m * 0.43)} ${n(h * 0.52)}) rotate(-8)"`, () => {
    sheet.rect(
      -m * 0.13,
      -m * 0.32,
      m * 0.26,
      m * 0.7,
      fade(colors.ink, 0.28),
      `transform="translate(${n(9 * u)} ${n(12 * u)})"`,
    );
    sheet.rect(-m * 0.13, -m * 0.32, m * 0.26, m * 0.7, mix(colors.soft, colors.paper, 0.25));
    for (const stripe of [-0.1, -0.085, 0.085, 0.1])
      sheet.rect(m * stripe, -m * 0.32, m * 0.006, m * 0.7, fade(colors.accent, 0.75));
  });
}

function paintFork({ colors, sheet }: Scene, x: number, y: number, length: number) {
  const s = length / 100;
  const steel = sheet.linear([
    [0, '#f4efe4'],
    [1, mix(colors.soft, '#8d8578', 0.5)],
  ]);
  sheet.group(`transform="translate(${n(x)} ${n(y)}) rotate(-8) scale(${n(s * 1000)}) scale(0.001)"`, () => {
    sheet.path(
      'M-3 50C-4 20 -2 0 -1.5 -12C-8 -16 -8 -24 -8 -46L-5.5 -46L-5 -24L-3 -24L-2.6 -46L-0.4 -46L0 -24L2 -24L2.4 -46L4.6 -46L5 -24L6.5 -24L7 -46L9 -46C9 -24 8.5 -16 2.5 -12C3 0 5 20 4 50C3.5 54 -2.5 54 -3 50Z',
      steel,
    );
  });
}
