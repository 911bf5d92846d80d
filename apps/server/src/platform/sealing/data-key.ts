import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;

/**
 * Returns the key that encrypts tax numbers and other parties' keys: `TAX_KEY`, else a key file in DATA_DIR that is
 * created once and readable only by its owner. It is not in the database, so a copy of the database reveals nothing.
 * Throws when the file has the wrong length.
 */
export async function getDataKey({
  config,
}: {
  config: { taxKey: Buffer | undefined; dataDir: string };
}): Promise<Buffer> {
  if (config.taxKey) return config.taxKey;
  const file = join(config.dataDir, 'tax.key');
  const key = await readFile(file).catch(() => makeKey(config.dataDir, file));
  if (key.length !== keyBytes) throw new Error(`${file} is not a key of ${keyBytes} bytes`);
  return key;
}

/** When processes race, all use the key of the first, and all of it: a file gets its name after it is written. */
async function makeKey(dataDir: string, file: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file);
}
