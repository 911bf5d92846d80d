import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, filesOfApp, readManifest } from './build-manifest.ts';

const page = /^src\/pages\/([\w-]+)\/\1-page\.tsx$/;
const scriptOrStyle = /\.(js|css)$/;

/**
 * Writes `.vite/page-files.json`: the scripts and styles that come with the app, and by the page's folder those that each
 * page brings along beyond them. The server names them with the document (platform/http/page-links.ts), so that none of them waits for
 * another to ask for it.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const manifest = await readManifest(dir);
      const app = (await filesOfApp(manifest, dir)).filter((file) => scriptOrStyle.test(file));
      const pages: Record<string, string[]> = {};
      for (const entry of Object.keys(manifest)) {
        const [, name] = page.exec(entry) ?? [];
        if (name)
          pages[name] = await largestFirst(
            dir,
            filesOf(manifest, entry).filter((file) => scriptOrStyle.test(file) && !app.includes(file)),
          );
      }
      const files = { app: await largestFirst(dir, app), pages };
      await writeFile(path.join(dir, '.vite/page-files.json'), JSON.stringify(files));
    },
  };
}

async function largestFirst(dir: string, files: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(path.join(dir, file))).size })),
  );
  return sized.toSorted((a, b) => b.size - a.size).map(({ file }) => `/${file}`);
}
