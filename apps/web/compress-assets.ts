import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css)$/;
// Beside the assets: what every page begins with.
const first = ['index.html', 'boot.js'];
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside the document and every script and style, as small as they get: once here instead of per request. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const folder = path.join(dir, 'assets');
      const names = await readdir(folder);
      const assets = names.filter((name) => compressible.test(name)).map((name) => path.join(folder, name));
      await Promise.all([...assets, ...first.map((name) => path.join(dir, name))].map(compressFile));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  await writeFile(`${file}.br`, await brotli(content, { params: text }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
