import { fade, mix } from '../drawing/color.ts';
import { leaf, polar } from '../drawing/curves.ts';
import type { Palette } from '../drawing/palettes.ts';
import type { Sheet } from '../drawing/sheet.ts';

export type Extra =
  | 'earrings'
  | 'headphones'
  | 'circlet'
  | 'freckles'
  | 'chefHat'
  | 'beard'
  | 'stubble'
  | 'glasses'
  | 'starPin'
  | 'leafCrown'
  | 'strawHat'
  | 'fedora'
  | 'beret'
  | 'elfEars';

export type Tones = { skin: string; shade: string; hair: string };

const beardShape = 'M34 46C34 58 40 71 50 71C60 71 66 58 66 46C64 52 60 54.5 55 54.5H45C40 54.5 36 52 34 46Z';

/** What makes a character: drawn last, over face and hair. */
export const extraPainters: Record<Extra, (sheet: Sheet, colors: Palette, tones: Tones) => void> = {
  earrings: (s, c) =>
    [33, 67].forEach((x) => s.circle(x, 56.5, 2.5, 'none', `stroke="${c.spark}" stroke-width="1.1"`)),
  headphones: (s, c) => {
    s.line('M31 44C29 8 71 8 69 44', c.ink, 3.2);
    s.line('M33 27C38 12 62 12 67 27', c.accent, 0.9);
    for (const x of [27.5, 66]) s.rect(x, 38, 6.5, 14, c.accent, 'rx="3"');
  },
  circlet: (s, c) => {
    s.line('M34 34C42 30 58 30 66 34', c.spark, 1.1);
    s.path('M50 28.5L52.2 32L50 36.5L47.8 32Z', c.accent, `stroke="${c.paper}" stroke-width="0.5"`);
  },
  freckles: (s, c, { shade }) => {
    for (const [x, y] of [
      [40, 51],
      [43, 52.5],
      [41.6, 54],
      [59, 51],
      [56.4, 52.5],
      [58, 54],
    ] as const)
      s.circle(x, y, 0.55, shade);
  },
  chefHat: (s, c) => {
    s.path('M34 29C20 26 22 6 38 8C42 -3 58 -3 62 8C78 6 80 26 66 29Z', '#fffdf8');
    s.path('M34 25H66V33C56 30 44 30 34 33Z', mix('#fffdf8', c.soft, 0.3));
    s.line('M43 24V16M50 23V13M57 24V16', fade(c.mid, 0.35), 0.7);
  },
  beard: (s, c, { hair }) => {
    s.path(beardShape, hair);
    s.path('M43.5 57C46 54.6 54 54.6 56.5 57C54 61 46 61 43.5 57Z', mix(hair, '#000000', 0.25));
    s.path('M45 58.4Q50 56.8 55 58.4Q50 61.6 45 58.4Z', '#b4524b');
  },
  stubble: (s, c, { hair }) => s.path(beardShape, fade(hair, 0.22)),
  glasses: (s, c) => {
    for (const x of [43, 57])
      s.circle(x, 46, 5.3, fade(c.paper, 0.2), `stroke="${c.ink}" stroke-width="1.1"`);
    s.line('M48.3 45.4Q50 44.2 51.7 45.4M37.7 45L34 43.6M62.3 45L66 43.6', c.ink, 1.1);
  },
  starPin: (s, c) =>
    s.path('M63 24l1.5 3.3l3.6 .4l-2.7 2.4l.8 3.6l-3.2 -1.9l-3.2 1.9l.8 -3.6l-2.7 -2.4l3.6 -.4z', c.spark),
  leafCrown: (s, c) => {
    for (let i = 0; i < 11; i++) {
      const foot = polar([50, 42], Math.PI * (1.14 + 0.072 * i), 19.6);
      const tip = polar(foot, Math.PI * (1.14 + 0.072 * i) + (i % 2 ? 0.8 : -0.7), 8);
      s.path(leaf(foot, tip, 2.1), i % 2 ? c.mid : c.spark);
    }
  },
  strawHat: (s, c) => {
    s.ellipse(50, 27, 33, 7.4, mix(c.light, c.spark, 0.16));
    s.path('M33 26C32 8 40 5 50 5C60 5 68 8 67 26C58 30 42 30 33 26Z', mix(c.light, c.paper, 0.25));
    s.path('M33 25.5L33.2 19C42 23 58 23 66.8 19L67 25.5C58 30 42 30 33 25.5Z', c.spark);
  },
  fedora: (s, c) => {
    const felt = mix(c.deep, c.mid, 0.35);
    s.path('M32 28C32 10 38 4 46 6C49 8 52 8 55 6C63 4 68 10 68 28Z', felt);
    s.path('M32 28L32.4 21.5C42 25 58 25 67.6 21.5L68 28Z', c.spark);
    s.path('M17 31C28 25 72 25 83 29C76 36 62 34 50 34C38 34 24 37 17 31Z', mix(felt, c.ink, 0.35));
  },
  beret: (s, c) => {
    s.path('M29 28C25 14 42 7 58 9C76 11 79 22 68 29C56 25 42 25 29 28Z', c.spark);
    s.line('M57 9C58 6 60 5 62 5', mix(c.spark, c.ink, 0.3), 1.6);
    s.path('M31 30C43 25.5 57 25.5 68.5 30.5L68 28C57 23.5 43 23.5 30 27.5Z', mix(c.spark, c.ink, 0.35));
  },
  elfEars: (s, c, { skin, shade }) => {
    s.path(
      'M34.5 42C28 36 21 32 14 31C18 40 24 50 34.5 54ZM65.5 42C72 36 79 32 86 31C82 40 76 50 65.5 54Z',
      skin,
    );
    s.path(
      'M33 45C28 40 23 37 19 35.5C23 42 27 47 33 50ZM67 45C72 40 77 37 81 35.5C77 42 73 47 67 50Z',
      shade,
    );
  },
};
