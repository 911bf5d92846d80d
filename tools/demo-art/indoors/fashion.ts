import { fade, mix } from '../drawing/color.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

// Gowns around a figure 1000 tall that stands on 0, 0; x grows to the right.
const gowns = [
  'M-44 -730C-30 -712 30 -712 44 -730C52 -690 40 -650 34 -620C60 -560 150 -300 200 -40C120 -8 -110 -8 -190 -40C-140 -300 -64 -560 -34 -620C-40 -650 -52 -690 -44 -730Z',
  'M-52 -748C-20 -700 10 -690 52 -748C62 -690 42 -650 36 -618C74 -560 76 -440 62 -330C80 -200 150 -110 176 -14C70 10 -30 0 -84 -16C-70 -120 -66 -220 -62 -330C-76 -440 -66 -560 -36 -618C-42 -650 -60 -690 -52 -748Z',
  'M-60 -752L-20 -764L0 -700L20 -764L60 -752C78 -690 52 -650 42 -618C100 -560 178 -470 190 -372C80 -330 -80 -330 -186 -372C-176 -470 -96 -560 -42 -618C-52 -650 -76 -690 -60 -752Z',
];

/** A page of a designer's book: a long figure in a gown, brush shapes behind, swatches beside. */
export function paintFashion(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  sheet.rect(0, 0, w, h, mix(colors.paper, colors.light, 0.18));
  paintBackdrop(scene);
  const wide = w > h * 1.2;
  const scale = (h * 0.86) / 1000;
  const places = wide ? [0.24, 0.5, 0.76] : [0.54];
  places.forEach((place, i) => {
    const mirror = random.sign();
    sheet.group(
      `transform="translate(${n(w * place)} ${n(h * 0.95)}) scale(${(scale * mirror).toFixed(4)} ${scale.toFixed(4)})"`,
      () => paintFigure(scene, i),
    );
  });
  [colors.accent, colors.spark, colors.mid, colors.deep, colors.soft].forEach((color, i) => {
    const size = 64 * u;
    const [x, y] = [w - 60 * u - size, h * 0.1 + i * size * 1.22];
    sheet.rect(x + 4 * u, y + 5 * u, size, size, fade(colors.ink, 0.18));
    sheet.rect(x, y, size, size, color);
    if (i % 2)
      for (let k = 1; k < 6; k++)
        sheet.rect(x, y + (k * size) / 6, size, size * 0.035, fade(colors.paper, 0.6));
  });
  return { bloom: 0, grain: 0.5, vignette: 0.3, paper: 1 };
}

function paintBackdrop({ w, h, random, colors, sheet }: Scene) {
  const m = Math.min(w, h);
  sheet.circle(w * 0.4, h * 0.36, m * 0.34, fade(colors.light, 0.75));
  sheet.path(
    `M0 ${n(h * 0.86)}C${n(w * 0.3)} ${n(h * 0.8)} ${n(w * 0.6)} ${n(h * 0.93)} ${w} ${n(h * 0.84)}V${h}H0Z`,
    fade(colors.soft, 0.6),
  );
  for (let i = 0; i < 3; i++) {
    const y = h * random.range(0.15, 0.7);
    sheet.line(
      `M${n(w * 0.04)} ${n(y)}C${n(w * 0.12)} ${n(y - m * 0.09)} ${n(w * 0.16)} ${n(y + m * 0.12)} ${n(w * 0.24)} ${n(y)}`,
      fade(random.pick([colors.accent, colors.spark, colors.mid]), 0.32),
      m * 0.05,
    );
  }
}

function paintFigure(scene: Scene, index: number) {
  const { random, colors, sheet } = scene;
  const skin = random.pick(['#f0c7a8', '#c98d66', '#8a5a3c', '#5e3b2a', '#e3ad86']);
  const shade = mix(skin, '#3a1420', 0.28);
  const cloth =
    [colors.accent, colors.mid, colors.spark, colors.deep][(index + scene.salt) % 4] ?? colors.accent;
  sheet.ellipse(10, 2, 150, 14, fade(colors.ink, 0.22));
  for (const d of [
    'M-14 -480C-24 -330 -22 -160 -40 -20L-56 2H-24L-16 -30C4 -160 14 -330 14 -480Z',
    'M6 -480C20 -330 40 -180 50 -20L70 4H34L28 -30C10 -180 -4 -330 -6 -480Z',
  ])
    sheet.path(d, skin);
  sheet.path(
    'M-16 -824C-12 -790 -18 -770 -60 -752C-78 -700 -96 -620 -104 -560C-110 -520 -86 -480 -70 -470L-62 -482C-84 -510 -84 -540 -78 -566C-66 -620 -52 -670 -44 -700L44 -700C58 -650 92 -600 120 -570C96 -548 60 -540 42 -530L46 -514C84 -520 134 -540 148 -566C140 -600 96 -690 62 -752C18 -770 12 -790 16 -824Z',
    skin,
  );
  sheet.path('M-16 -812C-8 -792 10 -788 16 -806L14 -786C6 -770 -8 -772 -14 -788Z', shade);
  const gown = random.pick(gowns);
  const silk = sheet.linear(
    [
      [0, mix(cloth, colors.paper, 0.2)],
      [0.45, cloth],
      [1, mix(cloth, colors.ink, 0.42)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.25 },
  );
  sheet.path(gown, silk);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${gown}"/></clipPath>`);
  sheet.group(`clip-path="${clip}"`, () => {
    for (let i = -7; i <= 7; i++)
      sheet.line(
        `M${i * 4} -618C${i * 12} -450 ${i * 22} -220 ${i * 32} 0`,
        fade(i % 2 ? colors.ink : colors.paper, 0.18),
        i % 2 ? 5 : 3,
      );
    if (random.chance(0.6))
      for (let i = 0; i < 60; i++)
        sheet.circle(
          random.range(-200, 200),
          random.range(-600, 0),
          random.range(4, 9),
          fade(random.pick([colors.paper, colors.spark]), 0.75),
        );
  });
  sheet.path(
    'M-38 -630C-14 -618 14 -618 38 -630L36 -610C14 -600 -14 -600 -36 -610Z',
    mix(cloth, colors.ink, 0.6),
  );
  paintHead(scene, skin, shade);
}

function paintHead({ random, colors, sheet }: Scene, skin: string, shade: string) {
  const hair = random.pick(['#2a1a1a', '#6b3a22', '#c99245', '#8d2f23', colors.ink]);
  sheet.path('M-40 -880C-48 -940 -20 -966 6 -964C38 -962 50 -924 42 -884C40 -858 -30 -850 -40 -880Z', hair);
  sheet.circle(-20, -972, 27, hair);
  sheet.path(
    'M-34 -890C-34 -926 -18 -940 4 -940C26 -940 38 -922 36 -890C34 -850 18 -812 2 -812C-14 -812 -32 -850 -34 -890Z',
    skin,
  );
  sheet.path(
    'M4 -940C26 -940 38 -922 36 -890C34 -850 18 -812 2 -812L4 -846L12 -858L2 -890Z',
    fade(shade, 0.55),
  );
  sheet.path(
    'M-36 -884C-40 -932 -14 -952 10 -948C-4 -930 -26 -920 -36 -884ZM38 -884C42 -920 30 -944 4 -950C16 -930 32 -918 38 -884Z',
    hair,
  );
  for (const x of [-15, 19]) sheet.line(`M${x - 8} -884q8 6 16 0`, '#241018', 2.6);
  sheet.path('M-8 -836Q3 -844 14 -836Q3 -824 -8 -836Z', colors.accent);
  for (const x of [-37, 39]) sheet.circle(x, -856, 5, colors.spark);
}
