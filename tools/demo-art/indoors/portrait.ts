import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { backdrops } from '../faces/backdrops.ts';
import { paintBust } from '../faces/bust.ts';
import { mixLook } from '../faces/mix-look.ts';

/** A person in flat colour, cut like paper, in the manner of a magazine cover. */
export function paintPortrait(scene: Scene): Finish {
  const { w, h, colors, sheet, random } = scene;
  const person = mixLook(`portrait ${random.next()}`);
  const m = Math.min(w, h);
  const place = `translate(${n(w / 2 - m / 2)} ${n(h - m * 1.02)}) scale(${n(m / 100)})`;
  sheet.group(`transform="${place}"`, () => {
    backdrops[person.backdrop](sheet, colors, random);
    sheet.group('transform="translate(50 102) scale(1.02) translate(-50 -100)"', () =>
      paintBust(sheet, person, colors, random),
    );
  });
  return { bloom: 0.15, grain: 0.7, vignette: 0.4, paper: 1 };
}
