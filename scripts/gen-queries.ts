// npm run gen:queries — writes apps/server/queries/*.sql, every statement as PostgreSQL gets it; with --check only compares.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderQueries } from './lib/render-queries.ts';

const folder = path.resolve(import.meta.dirname, '../apps/server/queries');
const files = await renderQueries();

if (process.argv.includes('--check')) {
  for (const name of new Set([...files.keys(), ...(await readdir(folder))])) {
    const committed = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (committed === files.get(name)) continue;
    console.error(`apps/server/queries/${name} is stale: run \`npm run gen:queries\`.`);
    process.exitCode = 1;
  }
} else {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
}
process.exit();
