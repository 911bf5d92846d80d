import type { Random } from '../../../apps/server/demo/world/seeded-random.ts';
import { fade, mix } from '../drawing/color.ts';
import { leaf, polar } from '../drawing/curves.ts';
import type { Palette } from '../drawing/palettes.ts';
import { n, type Sheet } from '../drawing/sheet.ts';
import type { Backdrop } from './looks.ts';

type Draw = (sheet: Sheet, colors: Palette, random: Random) => void;

/** What a bust stands before, in the same square of 100 by 100 (drawn a little over its edges). */
export const backdrops: Record<Backdrop, Draw> = {
  sun: (s, c) => {
    wash(s, mix(c.light, c.soft, 0.25), mix(c.light, c.paper, 0.5));
    s.circle(50, 44, 37, mix(c.spark, c.accent, 0.12));
  },
  arch: (s, c) => {
    wash(s, mix(c.light, c.paper, 0.4), c.light);
    [c.soft, c.spark, mix(c.paper, c.light, 0.3)].forEach((tint, i) => {
      const r = 44 - i * 8;
      s.path(`M${50 - r} 160V50A${r} ${r} 0 0 1 ${50 + r} 50V160Z`, tint);
    });
  },
  stars: (s, c, random) => {
    wash(s, c.ink, c.mid);
    s.circle(50, 42, 36, fade(c.soft, 0.34));
    for (let i = 0; i < 70; i++)
      s.circle(
        random.range(-50, 150),
        random.range(-20, 100),
        0.2 + 0.7 * random.next() ** 3,
        fade(c.paper, 0.9),
      );
  },
  leaves: (s, c, random) => {
    wash(s, mix(c.mid, c.soft, 0.5), mix(c.deep, c.mid, 0.4));
    s.circle(50, 42, 35, mix(c.light, c.paper, 0.3));
    for (let i = 0; i < 18; i++) {
      const root = polar([50, 70], Math.PI * (0.9 + 0.07 * i), 26 + random.range(0, 7));
      const tip = polar(root, Math.PI * (0.9 + 0.07 * i) + random.range(-0.3, 0.3), random.range(20, 32));
      s.path(leaf(root, tip, 4.2), random.pick([c.deep, c.mid, mix(c.mid, c.ink, 0.4), c.spark]));
    }
  },
  city: (s, c, random) => {
    wash(s, c.deep, mix(c.soft, c.mid, 0.3));
    s.circle(68, 28, 15, mix(c.paper, c.spark, 0.4));
    for (let x = -50; x < 150; x += 11) {
      const top = random.range(34, 66);
      s.rect(x, top, 11.5, 170 - top, random.pick([c.ink, mix(c.ink, c.deep, 0.6)]));
      for (let i = 0; i < 8; i++)
        if (random.chance(0.5))
          s.rect(
            x + 2 + (i % 2) * 4.4,
            top + 4 + Math.floor(i / 2) * 6,
            2.2,
            3,
            random.pick([c.spark, c.accent]),
          );
    }
  },
  waves: (s, c) => {
    wash(s, mix(c.light, c.paper, 0.5), c.light);
    s.circle(30, 30, 13, c.spark);
    [c.soft, c.mid, mix(c.mid, c.deep, 0.6)].forEach((tint, i) => {
      const y = 52 + i * 13;
      s.path(`M-50 ${y}q12.5 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V170H-50Z`, tint);
    });
  },
  bars: (s, c, random) => {
    wash(s, c.ink, c.deep);
    for (let x = -49; x < 150; x += 6) {
      const tall = 10 + 30 * random.next() + 26 * Math.exp(-(((x - 50) / 40) ** 2));
      s.rect(
        x,
        46 - tall,
        3.4,
        tall * 2,
        s.linear([
          [0, c.light],
          [0.5, c.soft],
          [1, c.accent],
        ]),
        'rx="1.7"',
      );
    }
  },
  halves: (s, c) => {
    wash(s, c.light, mix(c.light, c.paper, 0.4));
    s.rect(50, -60, 110, 240, c.soft);
    s.path('M50 10A34 34 0 0 1 50 78Z', c.spark);
    s.path('M50 10A34 34 0 0 0 50 78Z', c.mid);
  },
};

function wash(sheet: Sheet, from: string, to: string) {
  sheet.path(
    `M${n(-110)} ${n(-110)}H210V210H-110Z`,
    sheet.linear([
      [0.3, from],
      [0.7, to],
    ]),
  );
}
