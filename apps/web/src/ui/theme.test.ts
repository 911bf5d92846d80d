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

const texts = ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'positive', 'warning', 'danger'];
const pairs = [
  ...texts.flatMap((text) => ['canvas', 'surface', 'sunken'].map((ground) => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-ink', 'accent-soft'],
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
