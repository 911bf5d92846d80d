import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'STYLE.md'];
const decisions = globSync('docs/decisions/[0-9]*.md');
const roots: [string, string][] = [
  ['web/', 'apps/web/src/'],
  ['contract/', 'packages/contract/src/'],
];
const files = globSync('{apps,packages,scripts,bench,tools,docs}/**/*', {
  exclude: (name) => /node_modules|dist$/.test(name),
}).concat(globSync('*'));

test.each([...documents, ...decisions])('every file that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const matches = [...text.matchAll(/`([\w/-][\w./-]*\.(?:ts|tsx|sql|js|html|md))`/g)];
  const names = matches.map((match) => match[1] ?? '');
  const missing = names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${inTree(name)}`)));
  expect(missing).toEqual([]);
});

test('every decision says when it was made, why, what follows from it, and whether it still stands', () => {
  const parts =
    /^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \[\d+\]\(\d{4}-)[\s\S]+\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/;
  const incomplete = decisions.filter((file) => !parts.test(readFileSync(file, 'utf8')));
  expect(incomplete).toEqual([]);
});

test('the index names every decision once', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const named = [...index.matchAll(/^- \[(\d+)\]\((\d{4}-[\w-]+\.md)\)/gm)].map((match) => match[2]);
  expect(named.toSorted()).toEqual(decisions.map((file) => path.basename(file)).toSorted());
});

test('no link between documents leads nowhere', () => {
  const dangling = [...globSync('*.md'), ...globSync('{docs,bench}/**/*.md')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
      .map((match) => path.join(path.dirname(file), match[1] ?? ''))
      .filter((target) => globSync(target).length === 0)
      .map((target) => `${file}: ${target}`),
  );
  expect(dangling).toEqual([]);
});

/** The path below the root of a file that is named from its room on. */
function inTree(name: string): string {
  for (const [short, root] of roots) if (name.startsWith(short)) return root + name.slice(short.length);
  return name;
}
