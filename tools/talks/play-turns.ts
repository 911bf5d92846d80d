import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@kindred/contract/wire/languages';
import { playTalk } from './play-talk.ts';

const [folder = '.'] = process.argv.slice(2);

/**
 * `node tools/talks/play-turns.ts FOLDER` plays talks of which only the fan's lines are written, with the offline companion of a demo character, and
 * prints them for a reader: `<language>.<handle>.txt`, a line for each turn.
 */
for (const file of filesOf(folder)) {
  const [code, handle = ''] = path.basename(file).split('.');
  const language = languages.find((known) => known === code);
  if (!language) throw new Error(`${file}: no language of the product`);
  const turns = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((fan) => ({ fan }));
  console.log(`\n== ${language}.${handle}`);
  for (const [index, answer] of playTalk({ handle, language, turns }).entries())
    console.log(`${index + 1} > ${turns[index]?.fan}\n    ${answer.replaceAll('\n', ' / ')}`);
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => path.join(place, name));
}
