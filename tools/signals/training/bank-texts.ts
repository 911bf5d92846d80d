import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kindred/contract/wire/languages';

const folder = path.join(import.meta.dirname, '../../../apps/server/src/outside/ai/scripted/languages');
const names = ['Mara', 'Kai', 'Lin', '小雨', 'Ren'];

/** What the offline companion answers with in a language, whole and by sentences: nothing of it may be taken for what no companion may say. */
export function readBankTexts(language: Language): string[] {
  const lines = globSync('*.txt', { cwd: path.join(folder, language) })
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, language, file), 'utf8').split('\n'))
    .filter((line) => line.startsWith('- '))
    .map((line, at) => fillBlanks(line.slice(2), names[at % names.length] ?? ''));
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?。！？…])\s*/u));
  return [...new Set([...lines, ...sentences])].filter((text) => /\p{L}/u.test(text));
}

function fillBlanks(line: string, name: string): string {
  return line.replace(/\{(?:char|name|user)\}/g, name).replace(/ ?\{\w+\}/g, '');
}
