// npm run gen:db — renders schema.sql and the Kysely types from the migrations; with --check only compares.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderDatabaseFiles } from './lib/render-database-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const checkOnly = process.argv.includes('--check');

for (const [file, content] of await renderDatabaseFiles()) {
  const current = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  if (current === content) continue;
  if (checkOnly) {
    console.error(`${file} is not what the migrations say: run \`npm run gen:db\`.`);
    process.exitCode = 1;
  } else {
    await writeFile(path.join(root, file), content);
    console.log(`Wrote ${file}.`);
  }
}
