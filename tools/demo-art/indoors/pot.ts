import { fade, mix } from '../drawing/color.ts';
import { leaf, type Point, polar, smooth } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';
import { across, n } from '../drawing/sheet.ts';

// Half-widths from lip to foot, as shares of the pot's width, at even heights.
export const potProfiles = [
  [0.22, 0.2, 0.19, 0.3, 0.48, 0.5, 0.44, 0.32],
  [0.36, 0.33, 0.42, 0.5, 0.5, 0.46, 0.38, 0.28],
  [0.12, 0.11, 0.11, 0.13, 0.28, 0.46, 0.5, 0.4],
  [0.5, 0.5, 0.49, 0.47, 0.43, 0.37, 0.29, 0.22],
  [0.3, 0.28, 0.34, 0.4, 0.44, 0.46, 0.47, 0.46],
];

type Pot = { x: number; foot: number; size: number; profile: readonly number[] };

/** One glazed pot with its shadow and, where its neck is narrow, a twig in it. */
export function paintPot(scene: Scene, pot: Pot, index: number) {
  const { u, random, colors, sheet } = scene;
  const width = pot.size * 0.74;
  const height = pot.size * random.range(0.8, 1.25) * ((pot.profile[0] ?? 0) > 0.45 ? 0.5 : 1);
  const top = pot.foot - height;
  const edge = (side: number): Point[] =>
    pot.profile.map(
      (half, i): Point => [pot.x + side * half * width, top + (i / (pot.profile.length - 1)) * height],
    );
  const body = `${smooth([...edge(-1)])}L${smooth([...edge(1)].reverse()).slice(1)}Z`;
  const tints = [
    colors.paper,
    colors.spark,
    colors.soft,
    colors.accent,
    mix(colors.light, colors.paper, 0.5),
    colors.mid,
  ];
  const clay = tints[(index + scene.salt) % tints.length] ?? colors.soft;
  const lip = (pot.profile[0] ?? 0.2) * width;
  paintShadow(scene, pot, width, height);
  if (lip < width * 0.25 && random.chance(0.75)) paintTwig(scene, [pot.x, top], height * 1.05);
  sheet.path(
    body,
    sheet.linear(
      [
        [0, mix(clay, colors.paper, 0.12)],
        [0.26, mix(clay, '#ffffff', 0.34)],
        [0.55, clay],
        [1, mix(clay, colors.ink, 0.55)],
      ],
      across,
    ),
  );
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  sheet.group(`clip-path="${clip}"`, () => {
    paintGlaze(
      scene,
      pot,
      width,
      top,
      height,
      mix(tints[(index + 2) % tints.length] ?? colors.mid, colors.deep, 0.15),
    );
    for (let i = 0; i < 70; i++)
      sheet.circle(
        pot.x + random.range(-0.5, 0.5) * width,
        top + random.next() * height,
        random.range(0.6, 2.1) * u,
        fade(colors.ink, 0.35),
      );
  });
  sheet.ellipse(pot.x, top + 1.5 * u, lip, lip * 0.17, mix(clay, colors.paper, 0.3));
  sheet.ellipse(pot.x, top + 3 * u, lip * 0.86, lip * 0.12, mix(clay, colors.ink, 0.75));
}

function paintGlaze(scene: Scene, pot: Pot, width: number, top: number, height: number, glaze: string) {
  const { random, sheet } = scene;
  const level = random.range(0.3, 0.62);
  const drip: Point[] = Array.from({ length: 13 }, (_, i) => [
    pot.x + (i / 12 - 0.5) * width * 1.1,
    top + height * (level + (i % 2 ? random.range(0.02, 0.15) : -0.01)),
  ]);
  const d = `${smooth(drip)}V${n(top - 9)}H${n(pot.x - width * 0.55)}Z`;
  sheet.path(
    d,
    sheet.linear(
      [
        [0, fade(glaze, 0.86)],
        [0.25, fade(mix(glaze, '#ffffff', 0.25), 0.88)],
        [0.55, fade(glaze, 0.88)],
        [1, fade(mix(glaze, '#000000', 0.55), 0.9)],
      ],
      across,
    ),
  );
  sheet.path(
    leaf(
      [pot.x - width * 0.2, top + height * 0.28],
      [pot.x - width * 0.23, top + height * 0.62],
      width * 0.02,
    ),
    'rgba(255,255,255,0.5)',
  );
}

function paintShadow({ colors, sheet }: Scene, pot: Pot, width: number, height: number) {
  const soft = sheet.radial([
    [0, fade(colors.ink, 0.5)],
    [0.5, fade(colors.ink, 0.24)],
    [1, fade(colors.ink, 0)],
  ]);
  sheet.ellipse(pot.x + width * 0.38, pot.foot + height * 0.015, width * 0.95, height * 0.1, soft);
}

function paintTwig(scene: Scene, from: Point, length: number) {
  const { u, random, colors, sheet } = scene;
  for (let s = 0; s < 3; s++) {
    const lean = -Math.PI / 2 + (s - 1) * 0.34 + random.range(-0.1, 0.1);
    const points = [0, 0.33, 0.66, 1].map((t) =>
      polar(from, lean + t * t * 0.35 * (s - 1), length * t * (1 - 0.12 * s)),
    );
    sheet.line(smooth(points), mix(colors.deep, colors.ink, 0.4), 2.6 * u);
    const tip = points[3] ?? from;
    for (let i = 0; i < 9; i++) {
      const foot: Point = [
        from[0] + (tip[0] - from[0]) * (0.35 + i * 0.075),
        from[1] + (tip[1] - from[1]) * (0.35 + i * 0.075),
      ];
      const end = polar(foot, lean + (i % 2 ? 0.8 : -0.8), length * 0.13);
      sheet.path(leaf(foot, end, length * 0.026), mix(colors.spark, colors.deep, 0.15 + 0.4 * random.next()));
    }
  }
}
