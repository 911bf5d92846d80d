import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of the web, in whose rooms the texts lie: `<room>/texts/<language>.json`. */
export const source = path.join(import.meta.dirname, '../src');

/** The server, whose features have theirs in the same way. */
export const server = path.join(import.meta.dirname, '../../server');

/** Languages that are one file each, `<language>.json`, with the texts of the web and of the server. */
export const wholeLanguages = path.join(import.meta.dirname, '../../../languages');

export type TextFile = {
  /** The room that says these texts, relative to the sources: `features/gifts`; '' for a file of a whole language. */
  room: string;
  /** ISO 639-1: `en`. */
  language: string;
  /** ICU messages by their whole key: `gift.title`. */
  messages: ReadonlyMap<string, string>;
  /** Where the file lies. */
  path: string;
};

export type Nested = { readonly [key: string]: string | Nested };

export function readTextFiles(folder: string = source): TextFile[] {
  const files = globSync('**/texts/*.json', { cwd: folder, exclude: (name) => name === 'node_modules' });
  return files.toSorted().map((file) => ({
    room: path.dirname(path.dirname(file)).split(path.sep).join('/'),
    language: path.basename(file, '.json'),
    messages: new Map(flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
    path: path.join(folder, file),
  }));
}

export function readWholeLanguages(side: 'web' | 'server', folder: string = wholeLanguages): TextFile[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, Nested>;
      return {
        room: '',
        language: path.basename(file, '.json'),
        messages: new Map(flatten(texts[side] ?? {})),
        path: path.join(folder, file),
      };
    });
}

/** All messages of one language; of no language, none. */
export function messagesIn(files: readonly TextFile[], language: string): Map<string, string> {
  return new Map(files.filter((file) => file.language === language).flatMap(({ messages }) => [...messages]));
}

/** The languages that have a file anywhere, English first. */
export function languagesOf(files: readonly TextFile[]): string[] {
  return [...new Set(['en', ...files.map(({ language }) => language)])];
}

/** Messages as translators' tools keep them: nested by the parts of their keys. */
export function nest(messages: Iterable<readonly [key: string, message: string]>): Nested {
  const whole: Branch = {};
  for (const [key, message] of messages) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let branch = whole;
    for (const name of names) branch = (branch[name] ??= {}) as Branch;
    branch[last] = message;
  }
  return whole;
}

type Branch = { [key: string]: string | Branch };

export function flatten(texts: Nested, prefix = ''): [key: string, message: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[prefix + name, text] satisfies [string, string]]
      : flatten(text, `${prefix}${name}.`),
  );
}
