import { channels, fade, mix } from '../drawing/color.ts';
import { ground, type Point, smooth } from '../drawing/curves.ts';
import { layField } from '../drawing/field.ts';
import { fbm, smoothstep } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintDisc, paintSky } from './sky.ts';

/** The open sea at dusk, the sun's road across it. */
export async function paintSea(scene: Scene): Promise<Finish> {
  const { w, h, u, random, salt, colors, sheet } = scene;
  const horizon = h * random.range(0.42, 0.6);
  const sunX = w * random.pick([0.382, 0.618, 0.5]);
  paintSky(
    scene,
    [
      colors.deep,
      mix(colors.mid, colors.deep, 0.25),
      mix(colors.mid, colors.accent, 0.35),
      colors.accent,
      colors.spark,
    ],
    horizon + 2,
  );
  const [r, g, b] = channels(mix(colors.light, colors.accent, 0.3));
  await layField(scene, (x, y) => {
    const cloud = fbm(x * 3.2 * (w / h), y * 17, salt, 5);
    const share =
      smoothstep(0.02, 0.4, cloud) * smoothstep(0.04, 0.2, y) * (1 - smoothstep(0.8, 1, (y * h) / horizon));
    return [r, g, b, share * 0.7];
  });
  paintDisc(
    scene,
    sunX,
    horizon - random.range(0.2, 1.4) * 60 * u,
    60 * u,
    mix(colors.paper, colors.spark, 0.3),
    0.85,
  );
  sheet.rect(
    0,
    horizon,
    w,
    h - horizon,
    sheet.linear([
      [0, mix(colors.accent, colors.mid, 0.55)],
      [0.12, colors.mid],
      [0.5, colors.deep],
      [1, colors.ink],
    ]),
  );
  paintHeadland(scene, horizon, sunX < w / 2 ? 1 : 0);
  paintWaves(scene, horizon, sunX);
  paintBoat(scene, w * (sunX < w / 2 ? 0.68 : 0.3), horizon + 0.07 * h);
  return { bloom: 0.6, grain: 0.8, vignette: 0.8, paper: 0 };
}

function paintHeadland({ w, salt, u, h, colors, sheet }: Scene, horizon: number, side: number) {
  const line: Point[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const x = side ? w - t * w * 0.46 : t * w * 0.46;
    line.push([x, horizon - (1 - t) ** 1.3 * h * 0.11 * (1 + fbm(t * 6, 3, salt, 4)) + u]);
  }
  sheet.path(
    ground(line, horizon + 2),
    sheet.linear([
      [0, mix(colors.mid, colors.deep, 0.7)],
      [1, mix(colors.mid, colors.accent, 0.25)],
    ]),
  );
}

function paintWaves(scene: Scene, horizon: number, sunX: number) {
  const { w, h, u, random, colors, sheet } = scene;
  const deep = h - horizon;
  for (let i = 0; i < 260; i++) {
    const t = random.next() ** 1.6;
    const length = (14 + 190 * t) * u * random.range(0.5, 1.4);
    const tint = random.chance(0.5) ? colors.ink : mix(colors.mid, colors.soft, 0.4);
    sheet.path(
      swell(random.range(-0.05, 1.05) * w, horizon + t * deep, length, (1 + 9 * t) * u),
      fade(tint, 0.22 + 0.1 * random.next()),
    );
  }
  for (let i = 0; i < 300; i++) {
    const t = random.next() ** 1.35;
    const lane = (20 + 150 * t) * u;
    const x = sunX + (random.next() + random.next() + random.next() - 1.5) * lane;
    const color = mix(colors.paper, colors.spark, random.next());
    sheet.path(
      swell(
        x,
        horizon + 2 * u + t * deep * 0.96,
        (8 + 52 * t) * u * random.range(0.5, 1.3),
        (0.9 + 3.4 * t) * u,
      ),
      fade(color, 0.85 - 0.5 * t),
    );
  }
}

function swell(x: number, y: number, length: number, height: number): string {
  return `M${n(x - length)} ${n(y)}Q${n(x)} ${n(y - height)} ${n(x + length)} ${n(y)}Q${n(x)} ${n(y + height * 0.45)} ${n(x - length)} ${n(y)}Z`;
}

function paintBoat({ u, colors, sheet }: Scene, x: number, y: number) {
  const s = 1.5 * u;
  const at = (points: Point[]): Point[] => points.map(([dx, dy]) => [x + dx * s, y + dy * s]);
  sheet.path(
    `${smooth(
      at([
        [-26, -6],
        [-14, 4],
        [12, 4],
        [28, -7],
      ]),
    )}Z`,
    colors.ink,
  );
  sheet.path(
    `${smooth(
      at([
        [0, -72],
        [17, -38],
        [24, -12],
      ]),
    )}L${n(x)} ${n(y - 11 * s)}Z`,
    mix(colors.paper, colors.light, 0.5),
  );
  sheet.path(
    `${smooth(
      at([
        [-2, -62],
        [-12, -34],
        [-20, -12],
      ]),
    )}L${n(x - 2 * s)} ${n(y - 11 * s)}Z`,
    mix(colors.light, colors.accent, 0.5),
  );
  sheet.ellipse(x, y + 8 * s, 24 * s, 3 * s, fade(colors.ink, 0.5));
}
