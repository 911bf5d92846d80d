import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'STYLE.md'];
const roots: [string, string][] = [
  ['web/', 'apps/web/src/'],
  ['contract/', 'packages/contract/src/'],
];
const files = globSync('{apps,packages,scripts,bench,tools,docs}/**/*', {
  exclude: (name) => /node_modules|dist$/.test(name),
}).concat(globSync('*'));

test.each(documents)('every file that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|js|html|md))`/g)].map((match) => match[1] ?? '');
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${inTree(name)}`)));
  expect(missing).toEqual([]);
});

test('every decision says when it was made and whether it still stands', () => {
  const status = /^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \[\d+\]\(\d{4}-)/;
  const silent = globSync('docs/decisions/*.md').filter((file) => !status.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

/** The path below the root of a file that is named from its room on. */
function inTree(name: string): string {
  for (const [short, root] of roots) if (name.startsWith(short)) return root + name.slice(short.length);
  return name;
}
