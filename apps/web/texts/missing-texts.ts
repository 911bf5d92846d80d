import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  flatten,
  messagesIn,
  nest,
  readTextFiles,
  readWholeLanguages,
  server,
  source,
  wholeLanguages,
} from './read-texts.ts';

type Sides = Record<'web' | 'server', ReturnType<typeof nest>>;

const folders = { web: source, server };

export function missingTexts(language: string): Sides {
  const missingOn = (side: keyof Sides) => {
    const files = [...readTextFiles(folders[side]), ...readWholeLanguages(side)];
    const own = messagesIn(files, language);
    return nest([...messagesIn(files, 'en')].filter(([key]) => !own.has(key)));
  };
  return { web: missingOn('web'), server: missingOn('server') };
}

/**
 * Puts translations into the file of a whole language, in the order that English has. What English no longer has goes.
 */
export function addTranslations(
  language: string,
  added: Partial<Sides>,
  folder: string = wholeLanguages,
): void {
  const file = path.join(folder, `${language}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Sides>) : {};
  const merged = (side: keyof Sides) => {
    const translations = new Map([...flatten(before[side] ?? {}), ...flatten(added[side] ?? {})]);
    const keys = [...messagesIn(readTextFiles(folders[side]), 'en').keys()].filter((key) =>
      translations.has(key),
    );
    return nest(keys.map((key) => [key, translations.get(key) ?? '']));
  };
  writeFileSync(file, `${JSON.stringify({ web: merged('web'), server: merged('server') }, null, 2)}\n`);
}
