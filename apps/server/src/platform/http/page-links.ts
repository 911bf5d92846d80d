import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written by the build (apps/web/page-files.ts). */
type PageFiles = { app: string[]; pages: Record<string, string[]> };

/**
 * Reads which files of the built app in `folder` each address needs. Returns a function that builds the `Link` header
 * (RFC 8288) of an address: the boot script, the app, then the page's own files, so that all of them load in
 * parallel. It returns undefined when there is no list.
 */
export async function readPageLinks(folder: string): Promise<(path: string) => string | undefined> {
  const text = await readFile(join(folder, '.vite/page-files.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return () => undefined;
  const { app, pages } = JSON.parse(text) as PageFiles;
  const own = new Map(Object.entries(pages));
  const first = ['</boot.js>; rel=preload; as=script', ...app.map(linkTo)];
  return (path) => [...first, ...(own.get(toFolder(path.split('/')[1] ?? '')) ?? []).map(linkTo)].join(', ');
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload';
  return `<${file}>; ${kind}; crossorigin`;
}

/** `creatorOnboarding` → `creator-onboarding`. */
const toFolder = (segment: string) => segment.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
