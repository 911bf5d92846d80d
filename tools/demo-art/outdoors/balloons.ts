import { channels, fade, mix } from '../drawing/color.ts';
import { ground, type Point } from '../drawing/curves.ts';
import { layField } from '../drawing/field.ts';
import { fbm, ridged, smoothstep } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintSky } from './sky.ts';

/** Hot-air balloons over a valley in the first light. */
export async function paintBalloons(scene: Scene): Promise<Finish> {
  const { w, h, u, salt, random, colors } = scene;
  paintSky(
    scene,
    [mix(colors.accent, colors.mid, 0.45), mix(colors.soft, colors.light, 0.5), colors.light, colors.paper],
    h * 0.82,
  );
  const [r, g, b] = channels(mix(colors.paper, '#ffffff', 0.4));
  await layField(scene, (x, y) => [
    r,
    g,
    b,
    0.75 * smoothstep(0.08, 0.5, fbm(x * 2.6 * (w / h), y * 9, salt, 5)) * smoothstep(0, 0.2, y),
  ]);
  for (let i = 0; i < 3; i++) paintRange(scene, i);
  const m = Math.min(w, h);
  const spots =
    w > h * 1.3
      ? [
          [0.2, 0.5, 0.1],
          [0.84, 0.32, 0.12],
          [0.62, 0.22, 0.07],
          [0.38, 0.62, 0.06],
          [0.34, 0.2, 0.16],
        ]
      : [
          [0.78, 0.2, 0.07],
          [0.18, 0.48, 0.075],
          [0.88, 0.55, 0.05],
          [0.7, 0.62, 0.12],
          [0.38, 0.3, 0.215],
        ];
  for (const [x = 0, y = 0, size = 0] of spots)
    paintBalloon(scene, w * (x + random.range(-0.03, 0.03)), h * (y + random.range(-0.03, 0.03)), m * size);
  for (let i = 3; i < 5; i++) paintRange(scene, i);
  for (let i = 0; i < 5; i++) {
    const [x, y, s] = [random.next() * w, random.range(0.1, 0.5) * h, random.range(5, 9) * u];
    scene.sheet.line(
      `M${n(x)} ${n(y)}q${n(s / 2)} ${n(-s * 0.7)} ${n(s)} 0q${n(s / 2)} ${n(-s * 0.7)} ${n(s)} 0`,
      fade(colors.ink, 0.5),
      1.6 * u,
    );
  }
  return { bloom: 0.3, grain: 0.9, vignette: 0.6, paper: 0.5 };
}

function paintRange({ w, h, u, salt, colors, sheet }: Scene, index: number) {
  const near = index / 4;
  const line: Point[] = [];
  for (let x = -10; x <= w + 10; x += 7 * u)
    line.push([
      x,
      h * (0.78 + near * 0.2) -
        (ridged((x / h) * (2 - near) + index * 11, salt + index, 5) - 0.4) * h * (0.15 - near * 0.05),
    ]);
  const tone = mix(mix(colors.soft, colors.light, 0.45), colors.deep, near ** 1.2);
  sheet.path(
    ground(line, h + 5),
    sheet.linear([
      [0, tone],
      [1, mix(tone, colors.paper, 0.55 * (1 - near))],
    ]),
  );
}

function paintBalloon({ salt, random, colors, sheet }: Scene, x: number, y: number, size: number) {
  const sets = [
    [colors.accent, colors.paper, colors.spark],
    [colors.spark, colors.deep, colors.paper],
    [colors.mid, colors.light, colors.accent],
    [colors.deep, colors.spark, colors.soft],
  ];
  const tints = sets[(random.int(0, 3) + salt) % sets.length] ?? [];
  const gores = 9;
  const edge = (t: number) =>
    `C${n(t * size * 1.36)} ${n(-size)} ${n(t * size * 1.28)} ${n(size * 0.15)} ${n(t * size * 0.2)} ${n(size * 1.12)}`;
  sheet.group(`transform="translate(${n(x)} ${n(y)})"`, () => {
    for (let i = 0; i < gores; i++) {
      const [a, b] = [Math.sin((i / gores - 0.5) * Math.PI), Math.sin(((i + 1) / gores - 0.5) * Math.PI)];
      const back = `L${n(b * size * 0.2)} ${n(size * 1.12)}C${n(b * size * 1.28)} ${n(size * 0.15)} ${n(b * size * 1.36)} ${n(-size)} 0 ${n(-size)}Z`;
      sheet.path(`M0 ${n(-size)}${edge(a)}${back}`, tints[i % tints.length] ?? colors.accent);
    }
    const whole = `M0 ${n(-size)}${edge(1)}L${n(-size * 0.2)} ${n(size * 1.12)}C${n(-size * 1.28)} ${n(size * 0.15)} ${n(-size * 1.36)} ${n(-size)} 0 ${n(-size)}Z`;
    sheet.path(
      whole,
      sheet.linear(
        [
          [0, 'rgba(255,255,255,0.3)'],
          [0.4, 'rgba(255,255,255,0)'],
          [1, fade(colors.ink, 0.6)],
        ],
        { x1: 0, y1: 0.2, x2: 1, y2: 0.6 },
      ),
    );
    for (const side of [-1, 1])
      sheet.line(
        `M${n(side * size * 0.18)} ${n(size * 1.12)}L${n(side * size * 0.13)} ${n(size * 1.42)}`,
        colors.ink,
        size * 0.016,
      );
    sheet.rect(
      -size * 0.15,
      size * 1.4,
      size * 0.3,
      size * 0.24,
      mix(colors.deep, '#8a5a32', 0.5),
      `rx="${n(size * 0.04)}"`,
    );
    sheet.rect(-size * 0.17, size * 1.39, size * 0.34, size * 0.06, mix(colors.ink, '#8a5a32', 0.4));
  });
}
