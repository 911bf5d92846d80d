import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Nested = { readonly [key: string]: string | Nested };

const server = path.join(import.meta.dirname, '../../..');
const languages = path.join(server, '../../languages');

/**
 * Reads the server's ICU messages by language and full key: `texts/<language>.json` beside the features, and the
 * server's part of each file in `languages`.
 */
export function readServerTexts(): Map<string, Map<string, string>> {
  const beside = globSync('{src,demo}/**/texts/*.json', { cwd: server }).map((file) => ({
    language: path.basename(file, '.json'),
    texts: read(path.join(server, file)),
  }));
  const whole = globSync('*.json', { cwd: languages }).map((file) => ({
    language: path.basename(file, '.json'),
    texts: read(path.join(languages, file)).server as Nested,
  }));
  const messages = new Map<string, Map<string, string>>();
  for (const { language, texts } of [...beside, ...whole]) {
    messages.set(language, new Map([...(messages.get(language) ?? []), ...flatten(texts)]));
  }
  return messages;
}

function read(file: string): Nested {
  return JSON.parse(readFileSync(file, 'utf8')) as Nested;
}

function flatten(texts: Nested, prefix = ''): [key: string, message: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[prefix + name, text] satisfies [string, string]]
      : flatten(text, `${prefix}${name}.`),
  );
}
