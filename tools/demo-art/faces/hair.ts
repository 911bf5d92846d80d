import { fade, mix } from '../drawing/color.ts';
import type { Sheet } from '../drawing/sheet.ts';

export type HairStyle =
  | 'bob'
  | 'long'
  | 'bun'
  | 'crop'
  | 'curls'
  | 'afro'
  | 'ponytail'
  | 'undercut'
  | 'braids'
  | 'wrap';

type Draw = (sheet: Sheet, color: string, shade: string) => void;

const fringe = 'M33 43C31 27 40 18.5 50 18.5C60 18.5 69 27 67 43C65 34 59 28.5 50 28.5C41 28.5 35 34 33 43Z';
const parted =
  'M32.5 52C31 31 39 18.5 50 18.5C61 18.5 69 31 67.5 52C65.5 40 61 31 51 24.5C42 31 34.5 40 32.5 52Z';

/** What hangs behind the head. */
export const hairBehind: Record<HairStyle, Draw> = {
  bob: (s, c, d) =>
    s.path('M30 42C28 20 40 14 50 14C60 14 72 20 70 42L71.5 60C67 68 60 67 58 62H42C40 67 33 68 28.5 60Z', d),
  long: (s, c, d) => {
    s.path('M29 42C27 18 40 12.5 50 12.5C60 12.5 73 18 71 42C72 60 80 76 77 94H23C20 76 28 60 29 42Z', d);
    for (const x of [27, 31, 69, 73]) s.line(`M${x} 52C${x - 2} 66 ${x + 2} 78 ${x} 92`, fade(c, 0.6), 0.9);
  },
  bun: (s, c, d) => {
    s.circle(50, 12, 8.5, c);
    s.line('M44 12C46 7 54 7 57 12', d, 1);
    s.path('M31 42C29 22 40 15 50 15C60 15 71 22 69 42L66 52H34Z', d);
  },
  crop: (s, c, d) => s.path('M32.5 44C30 26 40 16 50 16C60 16 70 26 67.5 44Z', d),
  curls: (s, c, d) => ring(s, d, 19.5, 9.5, 40, 13),
  afro: (s, c, d) => {
    s.circle(50, 34, 27.5, d);
    ring(s, d, 24, 5.5, 34, 17);
  },
  ponytail: (s, c, d) => {
    s.path('M60 17C84 12 90 38 80 70C78 76 73 74 74 68C76 54 76 40 63 30Z', d);
    s.path('M32 42C30 24 40 15 50 15C60 15 70 24 68 42Z', d);
    s.circle(65, 20, 3, c);
  },
  undercut: (s, c, d) => s.path('M33 46C31 30 38 20 50 20C62 20 69 30 67 46Z', mix(d, '#000000', 0.25)),
  braids: (s, c, d) => {
    s.path('M31 42C29 22 40 14.5 50 14.5C60 14.5 71 22 69 42L66 54H34Z', d);
    for (const x of [29, 71])
      for (let i = 0; i < 7; i++)
        s.ellipse(x + (i % 2 ? 0.7 : -0.7), 54 + i * 5.4, 4.1 - i * 0.22, 3.6, i % 2 ? d : c);
  },
  wrap: (s, c, d) =>
    s.path('M30 48C26 22 38 11 50 11C62 11 74 22 70 48C72 60 68 74 72 84H28C32 74 28 60 30 48Z', d),
};

/** What lies over the forehead. */
export const hairBefore: Record<HairStyle, Draw> = {
  bob: (s, c, d) => {
    s.path('M32.5 46C31 30 40 17 51 17C61 17 69 28 67.5 47C65 37 61 32 54.5 28C48 35 39 37 32.5 46Z', c);
    s.line('M54 28C48 24 41 25 37 31', d, 0.8);
    for (const [x, k] of [
      [31.6, 1],
      [68.4, -1],
    ] as const)
      s.path(
        `M${x - 2.4} 40C${x - 3.4} 50 ${x - 3} 58 ${x + k} 63C${x + 3} 58 ${x + 2.2} 48 ${x + 2} 40Z`,
        c,
      );
  },
  long: (s, c, d) => {
    s.path(parted, c);
    s.line('M51 24C51 21 51 20 50.5 18.8M45 25C40 28 36 35 34.5 42M57 25C62 29 65 35 66 43', d, 0.8);
  },
  bun: (s, c, d) => {
    s.path(fringe, c);
    s.line('M36 34C39 26 44 22 49 20M64 34C61 26 57 22 52 20', d, 0.7);
  },
  crop: (s, c, d) => {
    s.path(
      'M32.8 42C31 25 40 15.5 52 16C63 16.5 69 27 67.2 42C66 37 65 33.5 63 31.5C54 33 45 31 41 28C38 32 34 37 32.8 42Z',
      c,
    );
    s.line('M43 24C49 28 56 29 62 27M40 20C46 23 54 24 60 22', d, 0.7);
  },
  curls: (s, c) => {
    for (const [x, y, r] of [
      [36, 28, 6.4],
      [43, 22, 7],
      [51, 20, 7],
      [59, 23, 6.8],
      [65, 29, 6],
      [40, 29, 4.6],
      [48, 27, 4.6],
      [56, 28, 4.6],
    ] as const)
      s.circle(x, y, r, c);
  },
  afro: (s, c) =>
    s.path(
      'M32.6 44C31 29 40 20 50 20C60 20 69 29 67.4 44C65.5 34.5 60 30 50 30C40 30 34.5 34.5 32.6 44Z',
      c,
    ),
  ponytail: (s, c, d) => {
    s.path(fringe, c);
    s.line('M35 36C41 27 52 22 63 20M37 33C44 25 54 20 62 18.5', d, 0.7);
  },
  undercut: (s, c, d) => {
    s.path('M35 37C29 20 42 8 58 11C72 13.5 72 27 66.5 37C64.5 31 60 28.5 54 29C46 29.6 39 29.5 35 37Z', c);
    s.line('M41 27C42 20 48 16 56 16M48 27C50 22 55 20 61 20', d, 0.8);
  },
  braids: (s, c, d) => {
    s.path(parted, c);
    s.line('M51 24V19', d, 0.8);
  },
  wrap: (s, c, d) => {
    s.path('M32.4 46C30 24 39 12.5 50 12.5C61 12.5 70 24 67.6 46C66 35 60 28 50 28C40 28 34 35 32.4 46Z', c);
    s.line('M35 34C42 22 56 18 66 28M34 39C40 27 52 22 62 24', d, 0.8);
    s.circle(60, 17, 4.6, c);
    s.circle(60, 17, 2.3, d);
  },
};

function ring(sheet: Sheet, color: string, distance: number, size: number, cy: number, count: number) {
  for (let i = 0; i < count; i++) {
    const a = Math.PI * (0.86 + (1.28 * i) / (count - 1));
    sheet.circle(50 + Math.cos(a) * distance, cy + Math.sin(a) * distance, size, color);
  }
}
