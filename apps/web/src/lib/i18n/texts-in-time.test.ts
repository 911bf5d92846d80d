import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flattenTexts } from '../../test/texts.ts';
import { creatorEn } from './creator-en.ts';
import { laterEn } from './later-en.ts';
import { settingsEn } from './settings-en.ts';

const source = join(import.meta.dirname, '../..');
const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, withoutComments(readFileSync(join(source, file), 'utf8'))]),
);

const brought = [
  { by: 'lib/i18n/later-texts.ts', texts: laterEn },
  { by: 'lib/i18n/creator-texts.ts', texts: creatorEn },
  { by: 'lib/i18n/settings-texts.ts', texts: settingsEn },
].map(({ by, texts }) => ({ by, keys: [...flattenTexts(texts).keys()].map(withoutPlural) }));

test('what is on the screen before any other page says only what comes with the app', () => {
  const missing = untilLoaded('main.tsx').flatMap((root) => saidTooEarly(reach(root), brought));
  expect(missing).toEqual([]);
});

test('every other page and every dialog brings the texts that it says', () => {
  const [, ...own] = brought;
  const roots = ['app/router/routes.ts', ...globSync('**/*.dialog.ts', { cwd: source })].flatMap(loaded);
  expect(roots.length).toBeGreaterThan(20);
  expect(roots.flatMap((root) => saidTooEarly(reach(root), own))).toEqual([]);
});

/** What one file and the files that come with it say, although nothing that comes with them brings it. */
function saidTooEarly(together: ReadonlySet<string>, texts: typeof brought): string[] {
  const absent = texts.filter(({ by }) => !together.has(by)).flatMap(({ keys }) => keys);
  return [...together].flatMap((file) => {
    const { whole, beginnings } = said(file);
    const early = absent.filter((key) => whole.has(key) || beginnings.some((begin) => key.startsWith(begin)));
    return early.map((key) => `${file}: ${key}`);
  });
}

/** Keys as they stand in a file, and what those begin with that are put together: `time.${unit}`. */
function said(file: string) {
  const text = textOf(file);
  return {
    whole: new Set([...text.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key]) => key)),
    beginnings: [...text.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(([, begin = '']) => begin),
  };
}

/** A file, and all that is there with it. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = textOf(file).matchAll(/^(?:import|export)\s(?!type\b)(?:[^;']*?\sfrom\s)?'(\.[^']+)'/gm);
  for (const [, to = ''] of imports) reach(beside(file, to), seen);
  return seen;
}

/** A file, and what is loaded from what is there with it, save pages and dialogs. */
function untilLoaded(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const parts = [...reach(file)].filter(
    (part) => part !== 'app/router/routes.ts' && !part.endsWith('.dialog.ts'),
  );
  const more = parts.flatMap(loaded).filter((part) => part !== 'lib/i18n/later-texts.ts');
  return [file, ...more.flatMap((part) => untilLoaded(part, seen))];
}

function loaded(file: string): string[] {
  return [...textOf(file).matchAll(/import\(\s*'(\.[^']+)'/g)].map(([, to = '']) => beside(file, to));
}

function textOf(file: string): string {
  const text = files.get(file);
  if (text === undefined && !/\.(css|svg)$/.test(file)) throw new Error(`No such file: ${file}`);
  return text ?? '';
}

function beside(file: string, to: string): string {
  return join(file, '..', to);
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|other)$/, '');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '');
}
