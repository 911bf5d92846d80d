import type { Random } from '../../../apps/server/demo/world/seeded-random.ts';
import { fade, mix } from '../drawing/color.ts';
import type { Palette } from '../drawing/palettes.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { extraPainters, type Tones } from './extras.ts';
import { paintGarment } from './garments.ts';
import { hairBefore, hairBehind } from './hair.ts';
import type { Look } from './looks.ts';

const head = 'M34 42C34 29 41 22.5 50 22.5C59 22.5 66 29 66 42C66 54 60 67 50 67C40 67 34 54 34 42Z';
// The far half of a face that is lit from the left: forehead, profile of the nose, chin.
const farHalf =
  'M52 22.6C60 23.6 66 30 66 42C66 54 60 67 50 67L50.5 60.5L52.5 55.5L55.4 53.4L52.2 44L53.4 36Z';

/** A person from head to shoulders in a square of 100 by 100. */
export function paintBust(sheet: Sheet, look: Look, colors: Palette, random: Random) {
  const tones: Tones = { skin: look.skin, shade: mix(look.skin, '#5a1f2c', 0.3), hair: look.hairColor };
  const strand = mix(look.hairColor, look.hair === 'wrap' ? '#3a1420' : '#000000', 0.3);
  const lock = mix(look.hairColor, colors.light, 0.1);
  hairBehind[look.hair](sheet, lock, strand);
  sheet.path('M43 58H57L59 78C55 84 45 84 41 78Z', tones.skin);
  sheet.path('M43 60C47 68 54 70 57.6 66L57 72C52 75 46 73 43 66Z', fade(tones.shade, 0.85));
  paintGarment(sheet, look.garment, colors);
  for (const x of [33.8, 66.2]) sheet.ellipse(x, 47, 2.6, 4.2, x < 50 ? tones.skin : tones.shade);
  sheet.path(head, tones.skin);
  sheet.path(farHalf, fade(tones.shade, 0.5));
  sheet.circle(41, 52.5, 4, fade('#e5604f', 0.14));
  sheet.circle(59.5, 52.5, 4, fade('#e5604f', 0.14));
  paintFace(sheet, tones, colors, random);
  hairBefore[look.hair](sheet, lock, strand);
  for (const extra of look.extras) extraPainters[extra](sheet, colors, tones);
}

function paintFace(sheet: Sheet, { shade, hair }: Tones, colors: Palette, random: Random) {
  const dark = mix(colors.ink, '#1a0d10', 0.6);
  const closed = random.chance(0.3);
  for (const [x, out] of [
    [43, -1],
    [57, 1],
  ] as const) {
    sheet.line(
      `M${x - 3.8} ${40.6 + (out > 0 ? -0.6 : 0.4)}Q${x} ${38.2} ${x + 3.8} ${40.6 + (out > 0 ? 0.4 : -0.6)}`,
      mix(hair, dark, 0.5),
      1.25,
    );
    if (closed) sheet.line(`M${x - 3.2} 45.6Q${x} 48.6 ${x + 3.2} 45.6`, dark, 1.1);
    else paintEye(sheet, x, out, dark, random.pick(['#3b2a20', '#2f4a3c', '#2b3f5c']));
  }
  sheet.line('M49.4 54.6Q51.6 56 54 54.4', fade(shade, 0.95), 0.9);
  const lips = mix('#b4434a', shade, 0.25);
  sheet.path('M44.2 58.4Q47.4 58 50 59.1Q52.6 58 55.8 58.4Q50 61.8 44.2 58.4Z', mix(lips, '#3a0d18', 0.22));
  sheet.path('M44.2 58.4Q50 61.8 55.8 58.4Q50 65.6 44.2 58.4Z', lips);
}

function paintEye(sheet: Sheet, x: number, out: number, dark: string, iris: string) {
  sheet.path(`M${x - 3.7} 46.2Q${x} 42.4 ${x + 3.7} 46.2Q${x} 49 ${x - 3.7} 46.2Z`, '#fffaf2');
  sheet.circle(x + 0.2, 46, 1.85, iris);
  sheet.circle(x + 0.2, 46, 0.95, dark);
  sheet.circle(x - 0.5, 45.3, 0.5, '#ffffff');
  sheet.line(
    `M${x - 3.8} 46.1Q${x} 42.1 ${x + 3.8} 46.1l${out > 0 ? 0.9 : 0} ${out > 0 ? -0.8 : 0}`,
    dark,
    0.95,
  );
}
