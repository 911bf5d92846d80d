import { fade, mix } from '../drawing/color.ts';
import { ground, leaf, type Point, polar, smooth } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';
import { across, n } from '../drawing/sheet.ts';

/** A window with its view, curtains, and a bench below it. */
export function paintWindow(scene: Scene, floor: number) {
  const { w, h, colors, sheet } = scene;
  const m = Math.min(w, h);
  const pane = { x: w * 0.5 - m * 0.31, y: h * 0.1, width: m * 0.62, height: floor - h * 0.1 - m * 0.32 };
  const frame = mix(colors.paper, colors.light, 0.35);
  sheet.rect(pane.x - m * 0.035, pane.y - m * 0.035, pane.width + m * 0.07, pane.height + m * 0.07, frame);
  paintView(scene, pane);
  sheet.rect(w * 0.5 - m * 0.01, pane.y, m * 0.02, pane.height, frame);
  sheet.rect(pane.x, pane.y + pane.height * 0.36, pane.width, m * 0.02, frame);
  for (const side of [-1, 1]) paintCurtain(scene, w * 0.5 + side * m * 0.4, side, floor);
  sheet.rect(
    w * 0.5 - m * 0.5,
    pane.y - m * 0.075,
    m,
    m * 0.016,
    mix(colors.ink, colors.deep, 0.4),
    `rx="${n(m * 0.008)}"`,
  );
  paintBench(scene, w * 0.5, floor + m * 0.05, m);
}

type Box = { x: number; y: number; width: number; height: number };

function paintView({ random, colors, sheet }: Scene, { x, y, width, height }: Box) {
  sheet.rect(
    x,
    y,
    width,
    height,
    sheet.linear([
      [0, mix(colors.soft, colors.paper, 0.35)],
      [1, mix(colors.spark, colors.paper, 0.6)],
    ]),
  );
  sheet.circle(
    x + width * random.range(0.3, 0.7),
    y + height * 0.34,
    width * 0.12,
    mix(colors.spark, colors.paper, 0.4),
  );
  for (const [i, tint] of [colors.soft, colors.mid, colors.deep].entries()) {
    const top = y + height * (0.62 + i * 0.13);
    const points = Array.from(
      { length: 6 },
      (_, k): Point => [x + (width * k) / 5, top + height * random.range(-0.06, 0.05)],
    );
    sheet.path(ground(points, y + height, true), mix(tint, colors.paper, 0.25 - i * 0.1));
  }
}

function paintCurtain({ colors, sheet }: Scene, x: number, side: number, floor: number) {
  const width = floor * 0.13;
  const [top, foot] = [floor * 0.06, floor * 0.98];
  const cloth = mix(colors.paper, colors.accent, 0.22);
  sheet.path(
    `M${n(x - width)} ${n(top)}H${n(x + width)}C${n(x + width * (0.6 - side * 0.2))} ${n(floor * 0.5)} ${n(x + width)} ${n(floor * 0.8)} ${n(x + width * 0.9)} ${n(foot)}H${n(x - width * 0.9)}C${n(x - width)} ${n(floor * 0.8)} ${n(x - width * (0.6 + side * 0.2))} ${n(floor * 0.5)} ${n(x - width)} ${n(top)}Z`,
    sheet.linear(
      [
        [0, mix(cloth, colors.ink, 0.12)],
        [0.3, cloth],
        [0.55, mix(cloth, colors.ink, 0.16)],
        [0.8, mix(cloth, colors.paper, 0.3)],
        [1, mix(cloth, colors.ink, 0.2)],
      ],
      across,
    ),
  );
  for (const fold of [-0.5, 0, 0.5])
    sheet.line(
      `M${n(x + width * fold)} ${n(top)}C${n(x + width * fold * 0.7)} ${n(floor * 0.5)} ${n(x + width * fold)} ${n(floor * 0.8)} ${n(x + width * fold)} ${n(foot)}`,
      fade(colors.ink, 0.16),
      width * 0.03,
    );
}

function paintBench({ colors, sheet }: Scene, x: number, y: number, m: number) {
  const wood = mix(colors.ink, colors.mid, 0.35);
  sheet.ellipse(x, y, m * 0.36, m * 0.02, fade(colors.ink, 0.4));
  for (const leg of [-0.29, 0.27]) sheet.rect(x + leg * m, y - m * 0.14, m * 0.022, m * 0.14, wood);
  sheet.rect(x - m * 0.34, y - m * 0.165, m * 0.68, m * 0.04, wood, `rx="${n(m * 0.012)}"`);
  sheet.rect(
    x - m * 0.33,
    y - m * 0.215,
    m * 0.66,
    m * 0.055,
    mix(colors.paper, colors.soft, 0.3),
    `rx="${n(m * 0.026)}"`,
  );
  for (const [dx, tint, turn] of [
    [-0.22, colors.accent, -9],
    [-0.11, colors.spark, 7],
    [0.22, mix(colors.mid, colors.paper, 0.2), 10],
  ] as const)
    sheet.group(`transform="translate(${n(x + dx * m)} ${n(y - m * 0.27)}) rotate(${turn})"`, () => {
      sheet.rect(
        -m * 0.075,
        -m * 0.065,
        m * 0.15,
        m * 0.13,
        fade(colors.ink, 0.25),
        `rx="${n(m * 0.03)}" transform="translate(${n(m * 0.008)} ${n(m * 0.01)})"`,
      );
      sheet.rect(-m * 0.075, -m * 0.065, m * 0.15, m * 0.13, tint, `rx="${n(m * 0.03)}"`);
    });
}

/** Books and pots on boards, above a low cupboard. */
export function paintShelves(scene: Scene, floor: number) {
  const { w, h, random, colors, sheet } = scene;
  const m = Math.min(w, h);
  const wood = mix(colors.ink, colors.mid, 0.45);
  const [left, right] = [w * 0.5 - m * 0.4, w * 0.5 + m * 0.4];
  for (const board of [0.2, 0.36, 0.52]) {
    const y = floor * board + h * 0.02;
    sheet.rect(left, y + m * 0.012, right - left, m * 0.03, fade(colors.ink, 0.25));
    let x = left + m * 0.03;
    while (x < right - m * 0.12) {
      const isPot = random.chance(0.35);
      x = isPot ? paintPot(scene, x, y, m) : paintBooks(scene, x, y, m);
      x += m * random.range(0.02, 0.06);
    }
    sheet.rect(left, y, right - left, m * 0.018, wood);
  }
  paintCupboard(scene, left, right, floor + m * 0.05, m);
}

function paintBooks({ random, colors, sheet }: Scene, from: number, y: number, m: number): number {
  let x = from;
  for (let i = random.int(2, 4); i > 0; i--) {
    const [width, height] = [m * random.range(0.022, 0.04), m * random.range(0.11, 0.16)];
    const tint = random.pick([colors.accent, colors.spark, colors.deep, colors.paper, colors.soft]);
    sheet.rect(x, y - height, width * 0.94, height, tint);
    sheet.rect(x, y - height * 0.82, width * 0.94, height * 0.06, fade(colors.ink, 0.25));
    x += width;
  }
  return x;
}

function paintPot({ random, colors, sheet }: Scene, from: number, y: number, m: number): number {
  const r = m * random.range(0.035, 0.05);
  const x = from + r;
  if (random.chance(0.6))
    for (let i = 0; i < 7; i++) {
      const root: Point = [x, y - r * 1.7];
      const tip = polar(root, -Math.PI / 2 + (i - 3) * 0.42, r * random.range(1.2, 2));
      sheet.path(leaf(root, tip, r * 0.28), mix(random.pick(['#2f5d46', '#4c7a52']), colors.mid, 0.25));
    }
  sheet.path(
    `M${n(x - r * 0.62)} ${n(y - r * 1.8)}H${n(x + r * 0.62)}C${n(x + r * 1.3)} ${n(y - r)} ${n(x + r)} ${n(y - r * 0.2)} ${n(x + r * 0.6)} ${n(y)}H${n(x - r * 0.6)}C${n(x - r)} ${n(y - r * 0.2)} ${n(x - r * 1.3)} ${n(y - r)} ${n(x - r * 0.62)} ${n(y - r * 1.8)}Z`,
    sheet.linear(
      [
        [0, mix(random.pick([colors.paper, colors.accent, colors.soft]), colors.paper, 0.3)],
        [1, mix(colors.mid, colors.deep, 0.3)],
      ],
      across,
    ),
  );
  return x + r;
}

function paintCupboard({ w, colors, sheet }: Scene, left: number, right: number, foot: number, m: number) {
  const [top, bottom] = [foot - m * 0.3, foot - m * 0.05];
  const body = mix(colors.paper, colors.soft, 0.45);
  sheet.ellipse(w * 0.5, foot, (right - left) * 0.52, m * 0.02, fade(colors.ink, 0.4));
  for (const x of [left + m * 0.05, right - m * 0.07]) sheet.rect(x, bottom, m * 0.02, m * 0.05, colors.ink);
  sheet.rect(left, top, right - left, bottom - top, body, `rx="${n(m * 0.014)}"`);
  for (let door = 0; door < 3; door++) {
    const width = (right - left) / 3;
    const x = left + door * width;
    sheet.rect(
      x + m * 0.014,
      top + m * 0.02,
      width - m * 0.028,
      bottom - top - m * 0.04,
      mix(body, colors.paper, 0.35),
      `rx="${n(m * 0.01)}"`,
    );
    sheet.circle(
      x + width * (door === 1 ? 0.5 : door === 0 ? 0.85 : 0.15),
      (top + bottom) / 2,
      m * 0.01,
      colors.accent,
    );
  }
  sheet.rect(
    left - m * 0.012,
    top - m * 0.018,
    right - left + m * 0.024,
    m * 0.026,
    mix(colors.ink, colors.mid, 0.45),
  );
  const stem: Point = [right - m * 0.14, top - m * 0.12];
  for (const bend of [-0.5, -0.1, 0.35]) {
    const end = polar(stem, -Math.PI / 2 + bend, m * 0.2);
    sheet.line(
      smooth([stem, polar(stem, -Math.PI / 2 + bend * 0.4, m * 0.1), end]),
      mix(colors.ink, colors.mid, 0.5),
      m * 0.005,
    );
    for (let i = 1; i < 6; i++)
      sheet.circle(
        stem[0] + ((end[0] - stem[0]) * i) / 5,
        stem[1] + ((end[1] - stem[1]) * i) / 5,
        m * 0.012,
        i % 2 ? colors.accent : colors.spark,
      );
  }
  sheet.path(
    `M${n(stem[0] - m * 0.025)} ${n(stem[1])}H${n(stem[0] + m * 0.025)}C${n(stem[0] + m * 0.08)} ${n(top - m * 0.06)} ${n(stem[0] + m * 0.05)} ${n(top - m * 0.018)} ${n(stem[0] + m * 0.03)} ${n(top - m * 0.018)}H${n(stem[0] - m * 0.03)}C${n(stem[0] - m * 0.05)} ${n(top - m * 0.018)} ${n(stem[0] - m * 0.08)} ${n(top - m * 0.06)} ${n(stem[0] - m * 0.025)} ${n(stem[1])}Z`,
    mix(colors.deep, colors.mid, 0.4),
  );
}
