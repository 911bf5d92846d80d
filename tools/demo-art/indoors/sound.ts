import { fade, mix, ramp } from '../drawing/color.ts';
import { ground, type Point, polar, smooth } from '../drawing/curves.ts';
import { noise2 } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintStars } from '../outdoors/sky.ts';

/** A record sleeve: a sound as ridges, as a ring of bars, or as a sun over a grid. */
export function paintSound(scene: Scene): Finish {
  const { w, h, random, colors, sheet } = scene;
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, colors.ink],
      [1, mix(colors.ink, colors.deep, 0.9)],
    ]),
  );
  random.pick([paintRidges, paintRing, paintGridSun])(scene);
  return { bloom: 0.8, grain: 1, vignette: 0.8, paper: 0.2 };
}

function paintRidges(scene: Scene) {
  const { w, h, u, salt, colors, sheet } = scene;
  const rows = 44;
  const span = w > h * 1.3 ? w * 0.94 : Math.min(w * 0.8, h * 0.78);
  for (let row = 0; row < rows; row++) {
    const y = h * 0.2 + (row / (rows - 1)) * h * 0.64;
    const line: Point[] = Array.from({ length: 90 }, (_, i) => {
      const t = i / 89;
      const swell = Math.exp(-(((t - 0.5 - 0.08 * noise2(row * 0.2, 3, salt)) * 4.4) ** 2));
      const detail =
        Math.abs(noise2(t * 16, row * 0.75, salt)) + 0.5 * Math.abs(noise2(t * 37, row * 1.3, salt + 2));
      return [w / 2 + (t - 0.5) * span, y - swell * detail * h * 0.115];
    });
    const tint = ramp([colors.accent, colors.light, colors.spark, colors.light, colors.soft], row / rows);
    sheet.path(ground(line, y + 4 * u), mix(colors.ink, colors.deep, row / rows));
    sheet.line(smooth(line), tint, 2.1 * u);
  }
}

function paintRing(scene: Scene) {
  const { w, h, salt, colors, sheet } = scene;
  const center: Point = [w / 2, h / 2];
  const r = Math.min(w, h) * 0.2;
  const bars = 132;
  for (const [k, tint] of [colors.soft, colors.accent, colors.light].entries()) {
    for (let i = 0; i < bars; i++) {
      const a = (i / bars) * Math.PI * 2;
      const loud =
        Math.abs(noise2(Math.cos(a) * 3 + k, Math.sin(a) * 3, salt + k)) * 0.7 +
        Math.abs(noise2(i * 0.9, k, salt)) * 0.5;
      const reach = r * (0.08 + loud * (1.35 - k * 0.35));
      const [x1, y1] = polar(center, a, r * 1.12);
      const [x2, y2] = polar(center, a, r * 1.12 + reach);
      sheet.line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, fade(tint, 0.55 + k * 0.2), r * 0.024);
    }
  }
  sheet.circle(
    w / 2,
    h / 2,
    r,
    sheet.linear([
      [0, colors.spark],
      [0.5, colors.light],
      [1, colors.soft],
    ]),
  );
  for (let i = 1; i < 9; i++)
    sheet.circle(
      w / 2,
      h / 2,
      r * (1 - i * 0.085),
      'none',
      `stroke="${fade(colors.ink, 0.16)}" stroke-width="${n(r * 0.012)}"`,
    );
  sheet.circle(w / 2, h / 2, r * 0.09, colors.ink);
}

function paintGridSun(scene: Scene) {
  const { w, h, u, colors, sheet } = scene;
  const horizon = h * 0.6;
  const r = Math.min(w, h) * 0.31;
  sheet.rect(
    0,
    0,
    w,
    horizon,
    sheet.linear([
      [0, colors.ink],
      [0.6, colors.deep],
      [1, mix(colors.mid, colors.soft, 0.6)],
    ]),
  );
  paintStars(scene, colors.paper, 160, horizon * 0.8);
  const mask = sheet.define((id) => {
    const cuts = Array.from(
      { length: 8 },
      (_, i) =>
        `<rect x="0" y="${n(horizon - r * 0.98 + r * (0.62 + i * 0.14))}" width="${w}" height="${n(r * (0.016 + i * 0.0085))}" fill="#000"/>`,
    );
    return `<mask id="${id}"><rect width="${w}" height="${h}" fill="#fff"/>${cuts.join('')}</mask>`;
  });
  sheet.circle(
    w / 2,
    horizon - r * 0.5,
    r * 1.7,
    sheet.radial([
      [0, fade(colors.soft, 0.6)],
      [1, fade(colors.soft, 0)],
    ]),
  );
  sheet.circle(
    w / 2,
    horizon - r * 0.5,
    r,
    sheet.linear([
      [0, colors.spark],
      [0.5, colors.light],
      [1, colors.soft],
    ]),
    `mask="${mask}"`,
  );
  paintPeaks(scene, horizon);
  sheet.rect(
    0,
    horizon,
    w,
    h - horizon,
    sheet.linear([
      [0, mix(colors.mid, colors.soft, 0.4)],
      [0.15, colors.deep],
      [1, colors.ink],
    ]),
  );
  for (let i = -22; i <= 22; i++)
    sheet.line(
      `M${n(w / 2 + i * 26 * u)} ${n(horizon)}L${n(w / 2 + i * 190 * u)} ${n(h)}`,
      fade(colors.accent, 0.6),
      1.7 * u,
    );
  for (let i = 0; i < 14; i++) {
    const y = horizon + (h - horizon) * (i / 13) ** 2.3;
    sheet.line(`M0 ${n(y)}H${w}`, fade(colors.accent, 0.75), (0.9 + i * 0.14) * u);
  }
}

function paintPeaks({ w, h, salt, u, colors, sheet }: Scene, horizon: number) {
  const line: Point[] = Array.from({ length: 29 }, (_, i) => {
    const t = i / 28;
    const edge = Math.abs(t - 0.5) * 2;
    return [
      t * w,
      horizon - (i % 2 ? 0.4 : 1) * edge ** 1.4 * h * 0.16 * (0.7 + 0.5 * noise2(i * 1.7, 2, salt)),
    ];
  });
  sheet.path(ground(line, horizon + 1), colors.ink);
  sheet.line(
    line.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''),
    fade(colors.accent, 0.85),
    1.8 * u,
  );
}
