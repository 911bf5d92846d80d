import { channels, fade, mix } from '../drawing/color.ts';
import { layField } from '../drawing/field.ts';
import { fbm } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

/** A street in fog, one lamp, one hat. */
export async function paintNoir(scene: Scene): Promise<Finish> {
  const { w, h, u, salt, random, colors, sheet } = scene;
  const street = h * 0.8;
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, colors.ink],
      [0.6, mix(colors.deep, colors.mid, 0.55)],
      [0.8, mix(colors.mid, colors.soft, 0.4)],
      [1, colors.ink],
    ]),
  );
  paintHouses(scene, street);
  const [r, g, b] = channels(mix(colors.soft, colors.light, 0.4));
  const fog = (strength: number, shift: number) =>
    layField(scene, (x, y) => [
      r,
      g,
      b,
      strength * Math.max(0, 0.42 + fbm(x * 2.6 + shift, y * 5, salt, 4)) * Math.min(1, y * 1.3),
    ]);
  await fog(0.4, 0);
  const lampX = w * random.pick([0.3, 0.68]);
  const manX = lampX + (lampX < w / 2 ? 1 : -1) * Math.min(w, h) * 0.19;
  const s = Math.min(w, h * 0.8) * 0.001;
  paintPavement(scene, street, lampX);
  paintLamp(scene, lampX, street, s);
  sheet.group(`transform="translate(${n(manX)} ${n(street + 46 * s)}) scale(${(s * 1.35).toFixed(4)})"`, () =>
    paintMan(scene),
  );
  sheet.group(
    `opacity="0.34" transform="translate(${n(manX)} ${n(street + 46 * s)}) scale(${(s * 1.35).toFixed(4)} ${(-s * 0.8).toFixed(4)})"`,
    () => paintMan(scene),
  );
  await fog(0.16, 7);
  for (let i = 0; i < 150; i++) {
    const [x, y] = [random.next() * w, random.next() * h];
    sheet.line(
      `M${n(x)} ${n(y)}l${n(-7 * u)} ${n(random.range(24, 60) * u)}`,
      fade(colors.paper, 0.13),
      1.2 * u,
    );
  }
  return { bloom: 0.8, grain: 1, vignette: 1, paper: 0.2 };
}

function paintHouses({ w, h, u, random, colors, sheet }: Scene, street: number) {
  for (const [depth, tone] of [
    mix(colors.mid, colors.deep, 0.45),
    mix(colors.deep, colors.ink, 0.5),
  ].entries()) {
    for (let x = -40 * u; x < w; ) {
      const width = random.range(120, 240) * u;
      const middle = Math.abs((x + width / 2) / w - 0.5) * 2;
      const tall = h * (0.2 + 0.5 * middle ** 0.8) * random.range(0.85, 1.1) * (depth ? 0.92 : 1);
      if (depth === 0 || middle > 0.4) {
        sheet.rect(x, street - tall, width, tall, tone);
        for (let k = 0; k < 9; k++)
          if (random.chance(0.3))
            sheet.rect(
              x + width * (0.16 + 0.27 * (k % 3)),
              street - tall + (0.5 + Math.floor(k / 3)) * 74 * u,
              22 * u,
              38 * u,
              fade(colors.accent, 0.55),
            );
      }
      x += width * 0.96;
    }
  }
}

function paintPavement({ w, h, u, random, colors, sheet }: Scene, street: number, lampX: number) {
  sheet.rect(
    0,
    street,
    w,
    h - street,
    sheet.linear([
      [0, mix(colors.deep, colors.mid, 0.6)],
      [1, colors.ink],
    ]),
  );
  sheet.ellipse(
    lampX,
    street + (h - street) * 0.35,
    w * 0.42,
    (h - street) * 0.42,
    sheet.radial([
      [0, fade(colors.accent, 0.75)],
      [0.4, fade(colors.accent, 0.25)],
      [1, fade(colors.accent, 0)],
    ]),
  );
  for (let i = 0; i < 240; i++) {
    const t = random.next();
    const x = lampX + (random.next() + random.next() - 1) * w * 0.4;
    sheet.ellipse(
      x,
      street + t * (h - street),
      (8 + 34 * t) * u,
      (0.8 + 2 * t) * u,
      fade(random.chance(0.7) ? colors.accent : colors.paper, 0.3 * (1 - Math.abs(x - lampX) / (w * 0.42))),
    );
  }
}

function paintLamp({ h, colors, sheet }: Scene, x: number, street: number, s: number) {
  const top = street - Math.min(h * 0.52, 640 * s);
  sheet.path(
    `M${n(x - 16 * s)} ${n(top)}L${n(x - 250 * s)} ${n(street + 40 * s)}H${n(x + 250 * s)}L${n(x + 16 * s)} ${n(top)}Z`,
    sheet.linear([
      [0, fade(colors.accent, 0.6)],
      [1, fade(colors.accent, 0)],
    ]),
  );
  sheet.circle(
    x,
    top,
    270 * s,
    sheet.radial([
      [0, fade(colors.accent, 0.95)],
      [0.12, fade(colors.accent, 0.55)],
      [1, fade(colors.accent, 0)],
    ]),
  );
  sheet.rect(x - 5 * s, top + 30 * s, 10 * s, street - top, colors.ink);
  sheet.rect(x - 15 * s, street - 60 * s, 30 * s, 84 * s, colors.ink, `rx="${n(6 * s)}"`);
  sheet.path(
    `M${n(x - 15 * s)} ${n(top + 34 * s)}L${n(x - 25 * s)} ${n(top - 26 * s)}H${n(x + 25 * s)}L${n(x + 15 * s)} ${n(top + 34 * s)}Z`,
    mix(colors.paper, colors.accent, 0.3),
    `stroke="${colors.ink}" stroke-width="${n(5 * s)}"`,
  );
  sheet.path(
    `M${n(x - 32 * s)} ${n(top - 26 * s)}Q${n(x)} ${n(top - 64 * s)} ${n(x + 32 * s)} ${n(top - 26 * s)}Z`,
    colors.ink,
  );
}

function paintMan({ colors, sheet }: Scene) {
  const coat = mix(colors.ink, '#000000', 0.3);
  sheet.path(
    'M-48 -14L-38 -170C-46 -208 -38 -236 -12 -244L-7 -262H9L14 -244C40 -236 46 -206 40 -170L52 -14C30 -6 10 -10 2 -24C-8 -10 -30 -6 -48 -14Z',
    coat,
  );
  sheet.path('M-24 -20H-4L-6 0H-28ZM8 -20H26L32 0H9Z', coat);
  sheet.path('M-16 -262C-20 -290 -12 -300 1 -300C14 -300 20 -288 17 -262C14 -250 -12 -250 -16 -262Z', coat);
  sheet.path(
    'M-44 -284C-28 -292 -22 -294 -20 -300C-20 -322 -14 -330 -4 -326C0 -324 4 -324 8 -327C18 -330 23 -318 23 -300C26 -294 32 -291 45 -286C30 -276 -28 -274 -44 -284Z',
    coat,
  );
  sheet.path('M-21 -297C-10 -293 12 -293 23 -298L23 -304C12 -299 -10 -299 -20 -304Z', colors.spark);
  sheet.path('M-14 -246L1 -222L16 -246L26 -226L4 -196L-22 -226Z', mix(coat, colors.mid, 0.3));
}
