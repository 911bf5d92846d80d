import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(`${import.meta.dirname}/theme.css`, 'utf8');

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const texts = [
  'ink',
  'ink-soft',
  'ink-faint',
  'heart-ink',
  'lamp-ink',
  'positive',
  'warning',
  'danger',
  'money',
];
const pairs = [
  ...texts.flatMap((text) => ['canvas', 'surface', 'sunken'].map((ground) => [text, ground])),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-heart', 'heart'],
  ['on-heart', 'heart-hover'],
  ['heart-ink', 'heart-soft'],
  ['lamp-ink', 'lamp-soft'],
  ['positive', 'positive-soft'],
  ['ink', 'own'],
  ['ink-soft', 'own'],
  ['ink', 'money-soft'],
  ['ink-soft', 'money-soft'],
  ['money', 'money-soft'],
];

test.each(['.light', '.dark'])(
  'every text of the theme %s can be read on every ground it stands on',
  (theme) => {
    const colors = tokens(theme);
    const weak = pairs
      .map(([text = '', ground = '']) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(colors[text] ?? '', colors[ground] ?? ''),
      }))
      .filter(({ ratio }) => !(ratio >= 4.5));
    expect(weak).toEqual([]);
  },
);

test.each([
  ['.light', '.creator-colors'],
  ['.dark', '.dark .creator-colors'],
])('whatever the hue of a banner, words in it can be read in the theme %s', (theme, selector) => {
  const grounds = ['canvas', 'surface', 'sunken'].map((name) => tokens(theme)[name] ?? '');
  const block = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0] ?? '';
  const [ink, soft] = [...block.matchAll(/oklch\(([\d.]+) ([\d.]+) var/g)].map(([, l, c]) => [
    Number(l),
    Number(c),
  ]);
  const worst = Array.from({ length: 360 }, (_, hue) => {
    const words = hexOf(ink as Tone, hue);
    return Math.min(...[...grounds, hexOf(soft as Tone, hue)].map((ground) => contrast(words, ground)));
  });
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
});

type Tone = [lightness: number, chroma: number];

/** OKLCH as sRGB (Björn Ottosson, 2020); what the screen cannot show is cut off, as browsers do it. */
function hexOf([lightness, chroma]: Tone, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((value) => byteOf(value).toString(16).padStart(2, '0')).join('')}`;
}

function byteOf(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}
