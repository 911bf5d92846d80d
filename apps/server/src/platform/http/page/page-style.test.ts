import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageStyle } from './page-style.ts';

const themeFile = new URL('../../../../../web/src/ui/theme.css', import.meta.url);

/** The colours of one block of the app's theme, by name. */
function coloursOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

test('pages of the server have the colours of the app, light and dark', async () => {
  const theme = await readFile(themeFile, 'utf8');
  const [light = '', dark = ''] = theme.slice(theme.indexOf('.light {')).split('.dark {');
  const pairs = [...pageStyle('/nowhere').matchAll(/--([\w-]+):light-dark\((#\w+),(#\w+)\)/g)];
  expect(pairs.length).toBeGreaterThan(10);
  for (const [, name = '', inLight, inDark] of pairs) {
    expect([name, inLight, inDark]).toEqual([name, coloursOf(light).get(name), coloursOf(dark).get(name)]);
  }
});

test('pages of the server use the font of the app, under its name in the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  expect(pageStyle(folder)).not.toContain('@font-face');
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'figtree-latin-wght-normal-B3x9.woff2'), '');
  await writeFile(path.join(folder, 'assets', 'fraunces-latin-wght-normal-C4y8.woff2'), '');
  expect(pageStyle(folder)).toContain('url("/assets/figtree-latin-wght-normal-B3x9.woff2")');
  expect(pageStyle(folder)).toContain('url("/assets/fraunces-latin-wght-normal-C4y8.woff2")');
  expect(pageStyle(folder)).toContain('h1,h2{font-family:"Fraunces","Fraunces stand-in"');
  expect(pageStyle(folder)).toContain('font:15px/1.55 "Figtree","Figtree stand-in"');
  expect(pageStyle(folder).match(/font-family:"Figtree stand-in"/g)).toHaveLength(2);
});
