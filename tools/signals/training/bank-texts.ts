import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kindred/contract/wire/languages';
import { readEntries } from '../../../apps/server/src/outside/ai/scripted/bank/read-bank.ts';

const folder = path.join(import.meta.dirname, '../../../apps/server/src/outside/ai/scripted/languages');
const names = ['Mara', 'Kai', 'Lin', '小雨', 'Ren'];

/** What the offline companion answers in a language, with the entry that each answer stands under. */
export function readBankReplies(language: Language): { entry: string; text: string }[] {
  return globSync('*.txt', { cwd: path.join(folder, language) })
    .toSorted()
    .flatMap((file) => readEntries(readFileSync(path.join(folder, language, file), 'utf8')))
    .flatMap(({ name, replies }) => replies.map((text) => ({ entry: name, text })));
}

/** The same with blanks filled, whole and by sentences: nothing of it may be taken for what no companion may say. */
export function readBankTexts(language: Language): string[] {
  const lines = readBankReplies(language).map(({ text }, at) =>
    fillBlanks(text, names[at % names.length] ?? ''),
  );
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?。！？…])\s*/u));
  return [...new Set([...lines, ...sentences])].filter((text) => /\p{L}/u.test(text));
}

function fillBlanks(line: string, name: string): string {
  return line.replace(/\{(?:char|name|user)\}/g, name).replace(/ ?\{\w+\}/g, '');
}
