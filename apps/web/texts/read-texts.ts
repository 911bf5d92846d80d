import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of the web, in whose rooms the texts lie: `<room>/texts/<language>.json`. */
export const source = path.join(import.meta.dirname, '../src');

export type TextFile = {
  /** The room that says these texts, relative to the sources: `features/gifts`. */
  room: string;
  /** ISO 639-1: `en`. */
  language: string;
  /** ICU messages by their whole key: `gift.title`. */
  messages: ReadonlyMap<string, string>;
  /** Where the file lies. */
  path: string;
};

type Nested = { readonly [key: string]: string | Nested };

/** Every file of texts below a folder, in the order of their paths. */
export function readTextFiles(folder: string = source): TextFile[] {
  const files = globSync('**/texts/*.json', { cwd: folder }).toSorted();
  return files.map((file) => ({
    room: path.dirname(path.dirname(file)).split(path.sep).join('/'),
    language: path.basename(file, '.json'),
    messages: new Map(flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
    path: path.join(folder, file),
  }));
}

/** All messages of one language; of no language, none. */
export function messagesIn(files: readonly TextFile[], language: string): Map<string, string> {
  return new Map(files.filter((file) => file.language === language).flatMap(({ messages }) => [...messages]));
}

/** The languages that have a file anywhere, English first. */
export function languagesOf(files: readonly TextFile[]): string[] {
  return [...new Set(['en', ...files.map(({ language }) => language)])];
}

function flatten(texts: Nested, prefix = ''): [key: string, message: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[prefix + name, text] satisfies [string, string]]
      : flatten(text, `${prefix}${name}.`),
  );
}
