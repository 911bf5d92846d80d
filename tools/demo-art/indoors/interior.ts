import { channels, fade, mix } from '../drawing/color.ts';
import { leaf, type Point, polar, smooth } from '../drawing/curves.ts';
import { layField } from '../drawing/field.ts';
import { fbm } from '../drawing/noise.ts';
import { type Finish, motifOf, type Scene } from '../drawing/scene.ts';
import { down, n } from '../drawing/sheet.ts';
import { paintShelves, paintWindow } from './walls.ts';

/** A quiet room: a chair in the window's light, the window itself, or what stands on shelves. */
export async function paintInterior(scene: Scene): Promise<Finish> {
  const { w, h, u, salt, random, colors, sheet } = scene;
  const floor = h * 0.8;
  const wall = random.pick([
    mix(colors.soft, colors.mid, 0.35),
    mix(colors.light, colors.soft, 0.55),
    mix(colors.mid, colors.deep, 0.35),
  ]);
  sheet.rect(
    0,
    0,
    w,
    floor,
    sheet.linear(
      [
        [0, mix(wall, colors.ink, 0.25)],
        [1, wall],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.6 },
    ),
  );
  const [r, g, b] = channels(colors.paper);
  await layField(scene, (x, y) => [r, g, b, 0.1 * Math.max(0, 0.4 + fbm(x * 5, y * 5, salt, 4))]);
  const motif = motifOf(scene, [paintSeat, paintWindow, paintShelves]);
  if (motif === paintSeat) {
    paintFrame(scene, w * 0.3, h * 0.3);
    paintLight(scene, floor);
  }
  sheet.rect(
    0,
    floor,
    w,
    h - floor,
    sheet.linear(
      [
        [0, mix(colors.deep, colors.mid, 0.4)],
        [1, mix(colors.deep, colors.ink, 0.5)],
      ],
      down,
    ),
  );
  sheet.rect(0, floor - 13 * u, w, 13 * u, mix(wall, colors.paper, 0.28));
  motif(scene, floor);
  return { bloom: 0.4, grain: 1, vignette: 1, paper: 0.4 };
}

function paintSeat(scene: Scene, floor: number) {
  const { w, h, u } = scene;
  const s = Math.min(w, h * 0.85) * 0.001;
  paintChair(scene, w * 0.63, floor + 60 * u, s);
  paintPlant(scene, w * 0.16, floor + 70 * u, s);
  paintLamp(scene, w * 0.86, floor + 34 * u, s);
}

function paintLight({ w, h, random, colors, sheet }: Scene, floor: number) {
  const [panesX, panesY] = [2, 3];
  const [pw, ph] = [Math.min(w, h) * 0.19, Math.min(w, h) * 0.16];
  const x0 = w * random.range(0.38, 0.46);
  const y0 = floor - panesY * ph * 1.2 - h * 0.1;
  const skew = 0.42;
  const glow = sheet.linear([
    [0, fade(mix(colors.paper, colors.spark, 0.3), 0.72)],
    [1, fade(colors.spark, 0.36)],
  ]);
  for (let i = 0; i < panesX; i++) {
    for (let j = 0; j < panesY; j++) {
      const x = x0 + i * pw * 1.09;
      const y = y0 + j * ph * 1.1 + x * skew * 0.35;
      sheet.path(
        `M${n(x + j * pw * 0.12)} ${n(y)}l${n(pw)} ${n(pw * skew * 0.8)}l${n(pw * 0.1)} ${n(ph)}l${n(-pw)} ${n(-pw * skew * 0.8)}Z`,
        glow,
      );
    }
  }
  // The shadow of a branch outside breaks the light.
  const root: Point = [x0 + pw * 2.6, y0 + ph * 0.3];
  for (let i = 0; i < 16; i++) {
    const at = polar(root, Math.PI * (0.83 + 0.02 * i), pw * (0.3 + i * 0.12));
    sheet.path(leaf(at, polar(at, random.range(1.2, 3.4), pw * 0.32), pw * 0.065), fade(colors.deep, 0.16));
  }
}

function paintFrame(scene: Scene, x: number, y: number) {
  const { w, h, colors, sheet } = scene;
  const s = Math.min(w, h) * 0.17;
  sheet.rect(x - s * 0.96, y - s * 1.16, s * 2, s * 2.5, fade(colors.ink, 0.25));
  sheet.rect(x - s, y - s * 1.25, s * 2, s * 2.5, colors.ink);
  sheet.rect(x - s * 0.94, y - s * 1.19, s * 1.88, s * 2.38, colors.paper);
  sheet.circle(x - s * 0.1, y - s * 0.3, s * 0.46, colors.accent);
  sheet.path(
    `M${n(x - s * 0.6)} ${n(y + s * 0.7)}a${n(s * 0.55)} ${n(s * 0.55)} 0 0 1 ${n(s * 1.1)} 0z`,
    colors.mid,
  );
  sheet.circle(x + s * 0.35, y + s * 0.16, s * 0.2, colors.spark);
}

function paintChair({ colors, sheet }: Scene, x: number, y: number, s: number) {
  const wood = mix(colors.ink, colors.deep, 0.5);
  const velvet = sheet.linear([
    [0, mix(colors.accent, colors.paper, 0.14)],
    [1, mix(colors.accent, colors.ink, 0.45)],
  ]);
  sheet.group(`transform="translate(${n(x)} ${n(y)}) scale(${(s * 1.25).toFixed(4)})"`, () => {
    sheet.ellipse(10, 4, 190, 20, fade(colors.ink, 0.4));
    for (const [a, b] of [
      [-95, -118],
      [95, 118],
      [-60, -70],
      [60, 70],
    ])
      sheet.line(`M${a} -90L${b} 0`, wood, 11);
    sheet.path('M-118 -120C-150 -330 -90 -392 0 -392C90 -392 150 -330 118 -120Z', velvet);
    for (const seam of [-52, 0, 52])
      sheet.line(
        `M${seam} -372C${seam * 1.25} -300 ${seam * 1.2} -200 ${seam} -140`,
        fade(colors.ink, 0.2),
        4,
      );
    sheet.path(
      'M-150 -205C-190 -215 -195 -95 -150 -84L150 -84C195 -95 190 -215 150 -205C128 -200 128 -160 118 -148L-118 -148C-128 -160 -128 -200 -150 -205Z',
      velvet,
    );
    sheet.path(
      'M-122 -166C-60 -180 60 -180 122 -166L128 -128C60 -118 -60 -118 -128 -128Z',
      mix(colors.accent, colors.paper, 0.22),
    );
  });
}

function paintPlant(scene: Scene, x: number, y: number, s: number) {
  const { random, colors, sheet } = scene;
  const size = s * 340;
  sheet.ellipse(x, y, size * 0.3, size * 0.05, fade(colors.ink, 0.4));
  const base: Point = [x, y - size * 0.3];
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI / 2 + (i / 14 - 0.5) * 2.5 + random.range(-0.1, 0.1);
    const mid = polar(base, a, size * random.range(0.4, 0.7));
    const tip = polar(mid, a + (a + Math.PI / 2) * 0.55, size * 0.44);
    sheet.line(smooth([base, polar(base, a, size * 0.2), mid]), colors.deep, s * 7);
    sheet.path(
      leaf(mid, tip, size * 0.1),
      mix(random.pick(['#2f5d46', '#4c7a52', '#23483b']), colors.mid, 0.25),
    );
    sheet.line(smooth([mid, tip]), 'rgba(255,255,255,0.2)', s * 3);
  }
  sheet.path(
    `M${n(x - size * 0.22)} ${n(y - size * 0.34)}H${n(x + size * 0.22)}L${n(x + size * 0.16)} ${n(y)}H${n(x - size * 0.16)}Z`,
    sheet.linear(
      [
        [0, colors.paper],
        [1, mix(colors.soft, colors.mid, 0.5)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0 },
    ),
  );
}

function paintLamp({ colors, sheet }: Scene, x: number, y: number, s: number) {
  sheet.group(`transform="translate(${n(x)} ${n(y)}) scale(${(s * 1.1).toFixed(4)})"`, () => {
    sheet.line('M0 0V-560', colors.ink, 8);
    sheet.ellipse(0, 0, 60, 9, colors.ink);
    sheet.circle(
      0,
      -590,
      330,
      sheet.radial([
        [0, fade(colors.spark, 0.5)],
        [1, fade(colors.spark, 0)],
      ]),
    );
    sheet.path(
      'M-62 -660H62L98 -530H-98Z',
      sheet.linear([
        [0, mix(colors.spark, colors.paper, 0.55)],
        [1, colors.spark],
      ]),
    );
  });
}
