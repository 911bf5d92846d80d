import path from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { findNamedKeys } from './find-named-keys.ts';
import { languagesOf, messagesIn, readTextFiles, source, type TextFile } from './read-texts.ts';

const index = 'virtual:texts';
const english = `${index}/en/`;

/**
 * Compiles the texts below a folder of sources, so that no parser travels to the browser. A module that names keys
 * imports the English file that has them: English comes with the code that says it. Every other language is one
 * module, loaded when it is chosen.
 */
export function texts(folder: string = source): Plugin {
  let files = readTextFiles(folder);
  // English lies at the address of its room, by which the build decides what comes at once.
  const idOfEnglish = (room: string) => `\0${folder}/${room}/texts/en`;
  const idOf = ({ language, room }: TextFile) =>
    language === 'en' ? idOfEnglish(room) : `\0${index}/${language}`;
  return {
    name: 'texts',
    enforce: 'pre',
    watchChange(file) {
      if (file.includes('/texts/')) files = readTextFiles(folder);
    },
    resolveId(id) {
      if (id.startsWith(english)) return idOfEnglish(id.slice(english.length));
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${index}`) return indexModule(files);
      const needed = files.filter((file) => id === idOf(file));
      if (needed[0] === undefined) return undefined;
      for (const file of needed) this.addWatchFile(file.path);
      const compiled = compileTexts(messagesIn(needed, needed[0].language));
      return needed[0].language === 'en' ? englishModule(folder, compiled) : `export default ${compiled};`;
    },
    transform(code, id) {
      if (!id.startsWith(`${folder}/`) || !/\.tsx?$/.test(id)) return undefined;
      // At the end, where they move no line; imports run before everything else all the same.
      const imports = roomsNamedIn(code, files).map((room) => `\nimport '${english}${room}';`);
      return imports.length > 0 ? { code: code + imports.join(''), map: null } : undefined;
    },
  };
}

function indexModule(files: readonly TextFile[]): string {
  const others = languagesOf(files).filter((language) => language !== 'en');
  return `export const others = { ${others.map((one) => `${one}: () => import('${index}/${one}')`).join(', ')} };`;
}

function englishModule(folder: string, compiled: string): string {
  const registry = JSON.stringify(path.join(folder, 'lib/i18n/english.ts'));
  return `import { addEnglish } from ${registry};\naddEnglish(${compiled});`;
}

function compileTexts(messages: ReadonlyMap<string, string>): string {
  return JSON.stringify(Object.fromEntries([...messages].map(([key, message]) => [key, compile(message)])));
}

function roomsNamedIn(code: string, files: readonly TextFile[]): string[] {
  return files
    .filter(({ language, messages }) => language === 'en' && findNamedKeys(code, messages).length > 0)
    .map(({ room }) => room);
}
