import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const maxFiles = 24;
const maxFilesOfWeb = 20;

// Each file of these is one entry of a numbered series, or made for one feature.
const series = ['apps/server/migrations', 'apps/server/queries', 'docs/decisions'];

test(`no folder has more than ${maxFiles} files, in the web ${maxFilesOfWeb}: what belongs together gets a room`, () => {
  const files = globSync('{apps,packages,scripts,bench,tools,docs}/**/*', {
    exclude: ({ name }) => /^(node_modules|dist|\.cache)$/.test(name),
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const folders = new Map<string, number>();
  for (const { parentPath } of files) {
    const folder = path.relative('.', parentPath);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  expect(folders.size).toBeGreaterThan(100);
  const maxOf = (folder: string) => (folder.startsWith('apps/web/src/') ? maxFilesOfWeb : maxFiles);
  const full = [...folders].filter(([folder, count]) => count > maxOf(folder) && !series.includes(folder));
  expect(full).toEqual([]);
});
