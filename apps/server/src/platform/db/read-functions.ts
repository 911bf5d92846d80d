import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of `create or replace function` statements, which may run any number of times. */
export type FunctionFile = { name: string; sql: string; checksum: string };

const sourceFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Reads every `<name>.fn.sql` below `folder` (default: `apps/server/src`), sorted by name. Throws when two files
 * share a name, or when a file says `create function` without `or replace`.
 */
export async function readFunctions(folder = sourceFolder): Promise<FunctionFile[]> {
  const files: FunctionFile[] = [];
  for await (const file of glob('**/*.fn.sql', { cwd: folder })) {
    // Windows line ends must not change the checksum.
    const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
    if (/^create function/im.test(sql)) throw new Error(`${file} must say \`create or replace function\`.`);
    const checksum = createHash('sha256').update(sql).digest('hex');
    files.push({ name: path.basename(file, '.fn.sql'), sql, checksum });
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  refuseSharedNames(files);
  return files;
}

function refuseSharedNames(files: FunctionFile[]): void {
  const duplicate = files.find(({ name }, index) => files[index - 1]?.name === name);
  if (duplicate) throw new Error(`Two files are called ${duplicate.name}.fn.sql: rename one.`);
}
