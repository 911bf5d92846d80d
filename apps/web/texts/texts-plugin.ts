import path from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { findNamedKeys } from './find-named-keys.ts';
import {
  languagesOf,
  messagesIn,
  readTextFiles,
  readWholeLanguages,
  source,
  type TextFile,
  wholeLanguages,
} from './read-texts.ts';

const index = 'virtual:texts';

/**
 * Compiles the texts below a folder of sources, so that no parser travels to the browser. A module that names keys
 * carries the English of exactly these. Every other language is one module, loaded when it is chosen.
 */
export function texts(folder: string = source, whole: string = wholeLanguages): Plugin {
  const registry = JSON.stringify(path.join(folder, 'lib/i18n/english.ts'));
  const read = () => [...readTextFiles(folder), ...readWholeLanguages('web', whole)];
  let files = read();
  let english = messagesIn(files, 'en');
  return {
    name: 'texts',
    enforce: 'pre',
    watchChange(file) {
      if (!file.includes('/texts/') && !file.startsWith(whole)) return;
      files = read();
      english = messagesIn(files, 'en');
    },
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${index}`) return indexModule(files);
      const needed = files.filter(({ language }) => language !== 'en' && id === `\0${index}/${language}`);
      if (needed[0] === undefined) return undefined;
      for (const file of needed) this.addWatchFile(file.path);
      return `export default ${compileTexts(messagesIn(needed, needed[0].language))};`;
    },
    transform(code, id) {
      if (!id.startsWith(`${folder}/`) || !/\.tsx?$/.test(id)) return undefined;
      const keys = findNamedKeys(code, english);
      if (keys.length === 0) return undefined;
      for (const file of filesWith(files, keys)) this.addWatchFile(file.path);
      const named = compileTexts(keys.map((key) => [key, english.get(key) ?? '']));
      // At the end, where they move no line; nothing is said before all modules are there.
      const added = `\nimport { addEnglish as addNamedEnglish } from ${registry};\naddNamedEnglish(${named});`;
      return { code: code + added, map: null };
    },
  };
}

function indexModule(files: readonly TextFile[]): string {
  const others = languagesOf(files).filter((language) => language !== 'en');
  return `export const others = { ${others.map((name) => `${name}: () => import('${index}/${name}')`).join(', ')} };`;
}

function filesWith(files: readonly TextFile[], keys: readonly string[]): TextFile[] {
  return files.filter(({ language, messages }) => language === 'en' && keys.some((key) => messages.has(key)));
}

function compileTexts(messages: Iterable<readonly [key: string, message: string]>): string {
  return JSON.stringify(Object.fromEntries([...messages].map(([key, message]) => [key, compile(message)])));
}
