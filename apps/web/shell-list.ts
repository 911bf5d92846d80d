import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { filesOfApp, readManifest } from './build-manifest.ts';

// No hash in their names.
const fixedFiles = ['index.html', 'offline.html', 'boot.js', 'icon.svg'];

/**
 * Writes into service-worker.js which files the app shell is made of (what index.html loads at once; pages and
 * dialogs come later) and a hash over their contents, so that a release that changes none of them is no new worker.
 */
export function shellList(): Plugin {
  return {
    name: 'shell-list',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const manifest = await readManifest(dir);
      const files = [...fixedFiles, ...(await filesOfApp(manifest, dir))];
      const version = await hashFiles(dir, files);
      const worker = path.join(dir, 'service-worker.js');
      const script = await readFile(worker, 'utf8');
      if (!script.includes('__SHELL__')) throw new Error('service-worker.js asks for no list of files');
      // It is registered as a classic script, which cannot import.
      if (/^import\b/.test(script)) throw new Error('service-worker.js shares code with the app');
      const list = JSON.stringify({ version, files: files.map((file) => `/${file}`) });
      await writeFile(
        worker,
        script.replace('__SHELL__', () => list),
      );
    },
  };
}

async function hashFiles(dir: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(dir, file)));
  return hash.digest('hex').slice(0, 16);
}
