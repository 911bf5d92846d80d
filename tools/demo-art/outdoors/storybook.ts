import { fade, mix } from '../drawing/color.ts';
import { ground, type Point, smooth } from '../drawing/curves.ts';
import { ridged } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintDisc, paintSky, paintStars } from './sky.ts';
import { paintPines } from './trees.ts';

/** The cover of a tale: a castle on its crag before a great moon, a lit path, a gilded frame. */
export function paintStorybook(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  paintSky(scene, [colors.ink, colors.deep, colors.mid, mix(colors.soft, colors.light, 0.3)], h);
  paintStars(scene, colors.paper, 220, h * 0.6);
  const x = w * random.pick([0.42, 0.5, 0.58]);
  const m = Math.min(w, h);
  paintDisc(scene, x + m * 0.05, h * 0.36, m * 0.25, mix(colors.paper, colors.spark, 0.3), 0.55);
  for (const [dx, dy, r] of [
    [-0.06, -0.05, 0.045],
    [0.09, 0.06, 0.03],
    [0.02, -0.12, 0.022],
  ] as const)
    sheet.circle(x + m * (0.05 + dx), h * 0.36 + m * dy, m * r, fade(colors.spark, 0.35));
  paintFarHills(scene);
  paintCrag(scene, x, h * 0.62, m);
  paintCastle(scene, x, h * 0.5, m * 0.00135);
  paintForeground(scene, x);
  for (let i = 0; i < 46; i++) {
    const fly = { x: random.range(0.05, 0.95) * w, y: h * random.range(0.66, 0.95) };
    sheet.circle(
      fly.x,
      fly.y,
      11 * u,
      sheet.radial([
        [0, fade(colors.spark, 0.75)],
        [0.2, fade(colors.spark, 0.3)],
        [1, fade(colors.spark, 0)],
      ]),
    );
  }
  paintGilding(scene);
  return { bloom: 0.6, grain: 0.7, vignette: 1, paper: 0.4 };
}

function paintFarHills({ w, h, u, salt, colors, sheet }: Scene) {
  for (const [i, tone] of [mix(colors.mid, colors.soft, 0.5), mix(colors.mid, colors.deep, 0.35)].entries()) {
    const line: Point[] = [];
    for (let x = -10; x <= w + 10; x += 8 * u)
      line.push([x, h * (0.72 + i * 0.07) - ridged((x / h) * 2.2 + i * 9, salt + i, 5) * h * 0.13]);
    sheet.path(
      ground(line, h),
      sheet.linear([
        [0, tone],
        [0.7, mix(tone, colors.light, 0.4)],
        [1, tone],
      ]),
    );
  }
}

function paintCrag({ random, colors, sheet, h }: Scene, x: number, y: number, m: number) {
  const side = (s: number): Point[] =>
    [0.16, 0.2, 0.17, 0.26, 0.24, 0.36].map(
      (reach, i): Point => [x + s * m * reach * random.range(0.9, 1.1), y - m * 0.09 + i * m * 0.09],
    );
  const [left, right] = [side(-1), side(1)];
  const d = `M${[...left]
    .reverse()
    .concat(right)
    .map(([px, py]) => `${n(px)} ${n(py)}`)
    .join('L')}L${n(x + m * 0.45)} ${n(h)}H${n(x - m * 0.45)}Z`;
  sheet.path(
    d,
    sheet.linear([
      [0, mix(colors.ink, colors.deep, 0.85)],
      [1, colors.ink],
    ]),
  );
}

function paintCastle({ random, colors, sheet }: Scene, x: number, y: number, s: number) {
  const stone = mix(colors.ink, colors.deep, 0.55);
  const roof = mix(colors.deep, colors.accent, 0.32);
  const towers = [
    [-92, 44, 150],
    [-48, 38, 232],
    [0, 58, 190],
    [44, 34, 300],
    [88, 46, 172],
  ] as const;
  sheet.group(`transform="translate(${n(x)} ${n(y + 60 * s)}) scale(${s.toFixed(4)})"`, () => {
    sheet.rect(-112, -96, 224, 120, stone);
    for (let i = 0; i < 12; i++) sheet.rect(-112 + i * 19, -106, 11, 12, stone);
    for (const [tx, width, tall] of towers) {
      const top = -tall * random.range(0.92, 1.08);
      sheet.rect(
        tx - width / 2,
        top,
        width,
        -top + 24,
        sheet.linear(
          [
            [0, mix(stone, colors.mid, 0.35)],
            [1, stone],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 0 },
        ),
      );
      sheet.rect(tx - width / 2 - 5, top - 9, width + 10, 11, stone);
      sheet.path(
        `M${tx - width / 2 - 9} ${n(top - 8)}Q${tx - 5} ${n(top - width * 0.9)} ${tx} ${n(top - width * 1.75)}Q${tx + 5} ${n(top - width * 0.9)} ${tx + width / 2 + 9} ${n(top - 8)}Z`,
        roof,
      );
      sheet.path(`M${tx} ${n(top - width * 1.7)}v-26l22 8l-22 8`, colors.accent);
      for (let k = 0; k < 3; k++)
        sheet.path(
          `M${tx - 5} ${n(top + 36 + k * 42)}v-14a5 5 0 0 1 10 0v14z`,
          k === random.int(0, 2) ? stone : mix(colors.spark, colors.paper, 0.2),
        );
    }
    sheet.path('M-20 24V-24A20 20 0 0 1 20 -24V24Z', mix(colors.spark, colors.accent, 0.3));
  });
}

function paintForeground(scene: Scene, x: number) {
  const { w, h, u, random, colors, sheet } = scene;
  const path = `M${n(x - 10 * u)} ${n(h * 0.72)}C${n(x + 180 * u)} ${n(h * 0.78)} ${n(x - 260 * u)} ${n(h * 0.84)} ${n(x - 20 * u)} ${n(h)}L${n(x + 150 * u)} ${n(h)}C${n(x - 120 * u)} ${n(h * 0.85)} ${n(x + 280 * u)} ${n(h * 0.79)} ${n(x + 8 * u)} ${n(h * 0.72)}Z`;
  const hill: Point[] = Array.from({ length: 7 }, (_, i) => [
    (i / 6) * w,
    h * (0.79 + Math.abs(i / 6 - x / w) * 0.06) + random.range(-8, 8) * u,
  ]);
  sheet.path(
    `${smooth(hill)}V${h}H0Z`,
    sheet.linear([
      [0, mix(colors.ink, colors.deep, 0.7)],
      [1, colors.ink],
    ]),
  );
  sheet.path(
    path,
    sheet.linear([
      [0, mix(colors.spark, colors.soft, 0.3)],
      [1, fade(colors.mid, 0.5)],
    ]),
  );
  for (const side of [-1, 1]) {
    const bank: Point[] = [];
    for (let t = 0; t <= 1; t += 0.05)
      bank.push([x + side * (w * 0.16 + t * w * 0.5), h * (0.9 - t * 0.02) + random.range(0, 46) * u]);
    paintPines(scene, bank, mix(colors.ink, '#000000', 0.15), 210 * u);
    paintPines(scene, bank, mix(colors.ink, colors.deep, 0.3), 140 * u);
  }
}

function paintGilding({ w, h, u, colors, sheet }: Scene) {
  const gold = mix(colors.spark, colors.paper, 0.2);
  const frame = (inset: number, width: number) =>
    sheet.rect(
      inset * u,
      inset * u,
      w - 2 * inset * u,
      h - 2 * inset * u,
      'none',
      `rx="${n(10 * u)}" stroke="${fade(gold, 0.85)}" stroke-width="${n(width * u)}"`,
    );
  frame(30, 3.4);
  frame(42, 1.2);
  for (const [cx, cy] of [
    [30, 30],
    [w / u - 30, 30],
    [30, h / u - 30],
    [w / u - 30, h / u - 30],
  ] as const) {
    sheet.path(
      `M${n(cx * u)} ${n((cy - 22) * u)}l${n(7 * u)} ${n(15 * u)}l${n(15 * u)} ${n(7 * u)}l${n(-15 * u)} ${n(7 * u)}l${n(-7 * u)} ${n(15 * u)}l${n(-7 * u)} ${n(-15 * u)}l${n(-15 * u)} ${n(-7 * u)}l${n(15 * u)} ${n(-7 * u)}z`,
      gold,
    );
  }
}
