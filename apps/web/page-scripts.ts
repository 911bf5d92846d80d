import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, readManifest } from './build-manifest.ts';

const page = /^src\/pages\/([\w-]+)\/\1-page\.tsx$/;

/**
 * Writes `.vite/page-scripts.json`: which scripts each page brings along beyond those that come with the app, by the
 * page's folder. The server names them with the document (platform/http/web.ts), so that they need not wait for the app
 * to ask.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const manifest = await readManifest(dir);
      const atOnce = new Set(filesOf(manifest, 'index.html'));
      const pages = Object.keys(manifest).flatMap((entry) => {
        const [, name] = page.exec(entry) ?? [];
        const scripts = filesOf(manifest, entry).filter((file) => file.endsWith('.js') && !atOnce.has(file));
        return name ? [[name, scripts.map((file) => `/${file}`)] as const] : [];
      });
      await writeFile(path.join(dir, '.vite/page-scripts.json'), JSON.stringify(Object.fromEntries(pages)));
    },
  };
}
