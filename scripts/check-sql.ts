// Part of npm run check: .sql files name tables of their own or lower features, call functions of theirs, declare what
// crosses, and have no large functions.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFunctionBreaches, findTriggerBreaches } from './lint/find-function-breaches.ts';
import { findLargeFunctions } from './lint/find-large-functions.ts';
import { findNumberedAccount } from './lint/find-numbered-account.ts';
import { findTableBreach } from './lint/find-table-breach.ts';

const server = path.resolve(import.meta.dirname, '../apps/server');
const generated = /^queries\/|require-live-account-triggers\.fn\.sql$/;

/** On whose table a trigger may stand, `crossingTriggers` says. */
const triggerStatement = /^create or replace trigger [^;]*;/gim;

const files = new Map<string, string>();
for await (const file of glob('{src,queries}/**/*.sql', { cwd: server })) {
  const text = await readFile(path.join(server, file), 'utf8');
  files.set(file.replaceAll(path.sep, '/'), text.replaceAll(/--.*$/gm, ''));
}
const schema = await readFile(path.join(server, 'schema.sql'), 'utf8');

const tableBreaches = [...files]
  .filter(([file]) => !generated.test(file))
  .flatMap(([file, text]) => {
    const breach = findTableBreach(`apps/server/${file}`, text.replaceAll(triggerStatement, ''));
    return breach === undefined ? [] : [`${file}: ${breach}`];
  });
const numberedAccounts = [...files].flatMap(([file, text]) => {
  const breach = findNumberedAccount(text);
  return breach === undefined ? [] : [`${file}: ${breach}`];
});
const breaches = [
  ...numberedAccounts,
  ...tableBreaches,
  ...findFunctionBreaches(files),
  ...findLargeFunctions(files),
  ...findTriggerBreaches(schema, files),
];
for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exitCode = 1;
