import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type Script = { name: string; kB: number };

/** Notes every script that a page loads from now on; gives the way to ask for them, the largest first. */
export function collectScripts(page: Page): () => Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(response.body().then((body) => ({ name: path.basename(pathname), kB: gzipped(body) })));
  });
  return async () => (await Promise.all(scripts)).toSorted((a, b) => b.kB - a.kB);
}

/** Kilobytes of a script on the wire, whatever the browser asked for, so that figures of different browsers compare. */
export function gzipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}
