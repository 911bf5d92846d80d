import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Piece = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
/** What a build is made of, by the source that each piece begins with. */
export type Manifest = Record<string, Piece>;

export async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** All files that come with the app itself: what its document names, and what that brings along. */
export async function filesOfApp(manifest: Manifest, dir: string): Promise<string[]> {
  const document = await readFile(path.join(dir, 'index.html'), 'utf8');
  const entries = Object.keys(manifest).filter((key) => document.includes(`"/${manifest[key]?.file}"`));
  return [...new Set(entries.flatMap((key) => filesOf(manifest, key)))].toSorted();
}

/** All files that come with a piece of the build, each once. */
export function filesOf(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const piece = manifest[key];
    if (!piece || seen.has(key)) return;
    seen.add(key);
    for (const file of [piece.file, ...(piece.css ?? []), ...(piece.assets ?? [])]) files.add(file);
    for (const next of piece.imports ?? []) visit(next);
  };
  visit(entry);
  return [...files].toSorted();
}
