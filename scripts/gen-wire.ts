// Writes packages/contract/src/wire/wire.gen.ts: the few facts about each call that the web needs at run time,
// so that no schema travels to the browser. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { calls } from '../packages/contract/src/wire/calls.ts';

const file = new URL('../packages/contract/src/wire/wire.gen.ts', import.meta.url);

const rows = calls.map(
  ({ name, method, path, kind, idempotency }) =>
    `export const ${name} = ['${method}', '${path}', '${kind}', '${idempotency}'] as const;`,
);
const names = calls.map(({ name }) => `  ${name},`);
const text = `// Made by scripts/gen-wire.ts from the contract. Do not edit.

// One by one, so that a script that makes three calls carries three lines.
${rows.join('\n')}

export const wire = {
${names.join('\n')}
};
`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('packages/contract/src/wire/wire.gen.ts is stale: run node scripts/gen-wire.ts');
  process.exit(1);
}
