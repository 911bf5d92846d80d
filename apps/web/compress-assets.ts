import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every script and style, as small as they get: once here instead of per request. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const folder = path.join(dir, 'assets');
      const names = await readdir(folder);
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compressFile(path.join(folder, name))),
      );
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  await writeFile(`${file}.br`, await brotli(content, { params: text }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
