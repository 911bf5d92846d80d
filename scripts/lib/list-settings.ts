import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Setting = { names: string[]; initial: string; meaning: string };

const readme = path.join(import.meta.dirname, '../../README.md');

/** The settings as README's table of environment variables tells them. */
export function listSettings(): Setting[] {
  const [, section = ''] = readFileSync(readme, 'utf8').split('\n## Configuration\n');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [, names = '', initial = '', meaning = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { names: [...names.matchAll(/`([A-Z\d_*]+)`/g)].map((match) => match[1] ?? ''), initial, meaning };
  });
}

/** What `npm start -- --help` prints. */
export function describeSettings(): string {
  const plain = (cell: string) => cell.replaceAll('`', '').replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$2');
  const lines = listSettings().map(
    ({ names, initial, meaning }) => `  ${names.join(', ')}\n      ${plain(meaning)} (${plain(initial)})`,
  );
  return [
    'npm start builds the web app, starts its database and serves Kindred.',
    'Settings are environment variables, all optional: NAME=value npm start',
    '',
    ...lines,
  ].join('\n');
}
