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
const english = `${index}/en/`;

/**
 * Compiles the texts below a folder of sources, so that no parser travels to the browser. A module that names keys
 * imports the sections of English that have them: English comes with the code that says it. Every other language is
 * one module, loaded when it is chosen.
 */
export function texts(folder: string = source, whole: string = wholeLanguages): Plugin {
  const read = () => [...readTextFiles(folder), ...readWholeLanguages('web', whole)];
  let files = read();
  // English lies at the address of its room, by which the build decides what comes at once.
  const idOfEnglish = (section: string) => `\0${folder}/${section}`;
  return {
    name: 'texts',
    enforce: 'pre',
    watchChange(file) {
      if (file.includes('/texts/') || file.startsWith(whole)) files = read();
    },
    resolveId(id) {
      if (id.startsWith(english)) return idOfEnglish(id.slice(english.length));
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${index}`) return indexModule(files);
      const section = sectionsOf(files).find(({ name }) => id === idOfEnglish(name));
      if (section) {
        this.addWatchFile(section.file);
        return englishModule(folder, compileTexts(section.messages));
      }
      const needed = files.filter(({ language }) => language !== 'en' && id === `\0${index}/${language}`);
      if (needed[0] === undefined) return undefined;
      for (const file of needed) this.addWatchFile(file.path);
      return `export default ${compileTexts(messagesIn(needed, needed[0].language))};`;
    },
    transform(code, id) {
      if (!id.startsWith(`${folder}/`) || !/\.tsx?$/.test(id)) return undefined;
      // At the end, where they move no line; imports run before everything else all the same.
      const named = sectionsOf(files).filter(({ messages }) => findNamedKeys(code, messages).length > 0);
      const imports = named.map(({ name }) => `\nimport '${english}${name}';`);
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

type Section = {
  /** Where English lies: `features/gifts/texts/en/gift`. */
  name: string;
  messages: Map<string, string>;
  file: string;
};

/** English by the first part of its keys. */
function sectionsOf(files: readonly TextFile[]): Section[] {
  return files
    .filter(({ language }) => language === 'en')
    .flatMap(({ room, messages, path: file }) =>
      [...Map.groupBy(messages, ([key]) => key.slice(0, key.indexOf('.')))].map(([section, entries]) => ({
        name: `${room}/texts/en/${section}`,
        messages: new Map(entries),
        file,
      })),
    );
}
