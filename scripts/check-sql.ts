// Part of npm run check: no .sql file that people write names a table that belongs to another feature alone.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findTableBreach } from './lint/find-table-breach.ts';

const root = path.resolve(import.meta.dirname, '..');

for await (const file of glob('apps/server/src/**/*.sql', { cwd: root })) {
  if (file.endsWith('require-live-account-triggers.fn.sql')) continue;
  const sql = (await readFile(path.join(root, file), 'utf8')).replaceAll(/--.*$/gm, '');
  const breach = findTableBreach(file.replaceAll(path.sep, '/'), sql);
  if (breach === undefined) continue;
  console.error(`${file}: ${breach}`);
  process.exitCode = 1;
}
