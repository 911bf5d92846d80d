import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type Script = { name: string; kB: number };

/** Notes every script that a page loads from now on; gives the way to ask for them, the largest first. */
export function collectScripts(page: Page): () => Promise<Script[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) urls.add(request.url());
  });
  // What the browser had already has no body in its answer, and counts all the same.
  return async () => (await Promise.all([...urls].map(weigh))).toSorted((a, b) => b.kB - a.kB);
}

async function weigh(url: string): Promise<Script> {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  return { name: path.basename(new URL(url).pathname), kB: gzipped(body) };
}

/** Kilobytes of a script in gzip, also where the browser requested another encoding, so that figures of browsers compare. */
export function gzipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}
