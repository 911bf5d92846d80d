import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/theme.css`, 'utf8');

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

// WCAG 2.2, relative luminance and contrast ratio.
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'positive', 'warning', 'danger'];
const pairs = [
  ...texts.flatMap((text) => ['canvas', 'surface', 'sunken'].map((ground) => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-ink', 'accent-soft'],
];

test.each([':root', '.dark'])(
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
