// Writes what the contract says of all calls: modules.gen.ts joins the features' calls, wire.gen.ts has the few facts about
// each call that the web needs at run time, so that no schema travels to the browser. `--check` only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const contract = new URL('../packages/contract/src/', import.meta.url);
const header = '// Made by scripts/gen-wire.ts from the contract. Do not edit.\n';

const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!all\/)[a-z-]+\/([a-z]+-)*calls\.ts$/.test(file))
  .toSorted();
write('all/modules.gen.ts', `${header}${files.map((file) => `export * from '../${file}';\n`).join('')}`);

const { calls } = await import('../packages/contract/src/all/calls.ts');
const rows = calls.map(
  ({ name, method, path, kind, idempotency }) =>
    `export const ${name} = ['${method}', '${path}', '${kind}', '${idempotency}'] as const;`,
);
const text = `${header}
// One by one, so that a script that makes three calls carries three lines.
${rows.join('\n')}

export const wire = {
${calls.map(({ name }) => `  ${name},`).join('\n')}
};
`;
write('all/wire.gen.ts', text);

function write(path: string, content: string): void {
  const file = new URL(path, contract);
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`packages/contract/src/${path} is stale: run node scripts/gen-wire.ts`);
    process.exit(1);
  }
}
