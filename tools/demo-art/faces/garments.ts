import { fade, mix } from '../drawing/color.ts';
import type { Palette } from '../drawing/palettes.ts';
import type { Sheet } from '../drawing/sheet.ts';

export type Garment = 'apron' | 'coat' | 'cloak' | 'wrapTop' | 'chefCoat' | 'turtleneck' | 'scarf' | 'vneck';

const shoulders = 'M5 106C7 87 24 81 40 76.5C44 82 56 82 60 76.5C76 81 93 87 95 106Z';

/** The clothes of a bust, from the collar down. */
export function paintGarment(sheet: Sheet, garment: Garment, colors: Palette) {
  const cloth =
    garment === 'chefCoat'
      ? colors.paper
      : garment === 'coat'
        ? mix(colors.mid, colors.deep, 0.5)
        : colors.accent;
  sheet.path(
    shoulders,
    sheet.linear([
      [0, cloth],
      [1, mix(cloth, colors.ink, 0.35)],
    ]),
  );
  details[garment](sheet, colors, cloth);
}

const details: Record<Garment, (sheet: Sheet, colors: Palette, cloth: string) => void> = {
  apron: (s, c) => {
    s.path('M36 106L34 92H66L64 106Z', c.spark);
    s.line('M35 92L39 78M65 92L61 78', c.spark, 2.6);
    s.line('M44 97H56', fade(c.ink, 0.4), 0.8);
  },
  coat: (s, c, cloth) => {
    s.path('M43 78L50 92L57 78L56 104H44Z', c.paper);
    s.path('M49 88L47 106H53L51 88Z', c.accent);
    s.path(
      'M40 75.5L30 84L38 89L36 94L49 106H40L24 104L32 80ZM60 75.5L70 84L62 89L64 94L51 106H60L76 104L68 80Z',
      mix(cloth, c.soft, 0.28),
    );
  },
  cloak: (s, c, cloth) => {
    s.path(
      'M5 106C9 84 26 80 38 72C42 82 58 82 62 72C74 80 91 84 95 106H64C62 96 56 90 50 90C44 90 38 96 36 106Z',
      mix(cloth, c.deep, 0.62),
    );
    s.circle(50, 88, 3.4, c.spark);
    s.circle(50, 88, 1.6, c.paper);
  },
  wrapTop: (s, c, cloth) => {
    s.path('M40 76.5C43 88 52 98 60 106H44C34 98 34 86 40 76.5Z', mix(cloth, c.paper, 0.24));
    s.path('M60 76.5C58 88 48 98 36 106H60C68 98 66 86 60 76.5Z', mix(cloth, c.ink, 0.16));
  },
  chefCoat: (s, c) => {
    s.path('M41 73L50 84L59 73L62 80L52 90L48 90L38 80Z', mix(c.paper, c.light, 0.5));
    s.line('M47 90V106', fade(c.mid, 0.5), 0.7);
    for (const y of [93, 99]) for (const x of [43, 55]) s.circle(x, y, 1.2, c.accent);
  },
  turtleneck: (s, c, cloth) => {
    s.path('M41 68C46 72 54 72 59 68L61.5 79C55 84 45 84 38.5 79Z', mix(cloth, c.paper, 0.16));
    for (const x of [45, 50, 55]) s.line(`M${x} 72V80`, fade(c.ink, 0.22), 0.6);
  },
  scarf: (s, c) => {
    s.path('M36 74C42 80 58 80 64 74C69 80 66 88 50 88C34 88 31 80 36 74Z', c.spark);
    s.path('M54 86L64 106H52L47 87Z', mix(c.spark, c.ink, 0.2));
    s.line('M38 79C45 84 55 84 62 79', fade(c.ink, 0.28), 0.8);
  },
  vneck: (s, c) => s.line('M40.5 77L50 92L59.5 77', mix(c.accent, c.ink, 0.4), 1.6),
};
