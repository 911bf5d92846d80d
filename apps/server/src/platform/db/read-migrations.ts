import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Migration = { name: string; sql: string; checksum: string };

const defaultFolder = path.resolve(import.meta.dirname, '../../../migrations');

/** Reads the migrations of a folder in order. Throws when a file is misnamed or two files share a number. */
export async function readMigrations(folder = defaultFolder): Promise<Migration[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.sql') && !file.endsWith('.fn.sql'))
    .toSorted();
  refuseBadNames(files);
  return Promise.all(
    files.map(async (file) => {
      // Windows line ends must not change the checksum.
      const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name: path.basename(file, '.sql'), sql, checksum };
    }),
  );
}

function refuseBadNames(files: string[]): void {
  for (const [index, file] of files.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file))
      throw new Error(`Migration ${file} is not named NNNN_name.sql.`);
    const previous = files[index - 1];
    if (previous?.slice(0, 4) === file.slice(0, 4)) {
      throw new Error(`Migrations ${previous} and ${file} share a number: renumber the newer one.`);
    }
  }
}
