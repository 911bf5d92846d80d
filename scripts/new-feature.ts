// npm run new -- <feature> — the three rooms of a feature with a first list in them, tested and wired up.
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rungs } from '../ladder.js';
import { type FeatureName, featureFiles, spell } from './lib/feature-templates.ts';
import { registerCalls, registerFeature } from './lib/register-feature.ts';
import { nodeStep, printStep, root, runStep } from './lib/run-step.ts';

const help = `npm run new -- <feature>

Makes the contract file, a migration, the server room (routes, sql, present, test) and the web room (queries) of a
feature, and wires them up. The name must stand in ladder.js: give it a rung there first.`;

const callsFile = 'packages/contract/src/wire/calls.ts';
const appFile = 'apps/server/src/app.ts';

const given = process.argv[2];
if (given === undefined || given === '--help') console.log(help);
else await makeFeature(given);

async function makeFeature(kebab: string): Promise<void> {
  const refusal = reasonAgainst(kebab);
  if (refusal !== undefined) {
    console.error(refusal);
    process.exitCode = 1;
    return;
  }
  const name = spell(kebab);
  const files = featureFiles(name, nextMigrationNumber());
  for (const [file, text] of files) await write(file, text);
  await edit(callsFile, registerCalls, name);
  await edit(appFile, registerFeature, name);
  await settle([...files.keys(), callsFile, appFile]);
  console.log(`Made ${[...files.keys()].join('\n     ')}`);
}

function reasonAgainst(kebab: string): string | undefined {
  if (!rungs.flat().includes(kebab)) {
    return `No rung for "${kebab}" in ladder.js: put it where it belongs first. It knows ${rungs.flat().join(', ')}.`;
  }
  const rooms = [
    `packages/contract/src/${kebab}/calls.ts`,
    `apps/server/src/features/${kebab}`,
    `apps/web/src/features/${kebab}`,
  ];
  const taken = rooms.find((room) => existsSync(path.join(root, room)));
  return taken && `${kebab} has a room already: ${taken}.`;
}

function nextMigrationNumber(): string {
  const numbers = globSync('apps/server/migrations/*.sql', { cwd: root }).map((file) =>
    Number.parseInt(path.basename(file), 10),
  );
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Brings what is generated up to date, and lets the formatter sort imports and break lines. */
async function settle(files: string[]): Promise<void> {
  const typeScript = files.filter((file) => file.endsWith('.ts'));
  const steps = [
    nodeStep('format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...typeScript]),
    nodeStep('wire table', 'scripts/gen-wire.ts'),
    nodeStep('schema.sql and database types', 'scripts/gen-db.ts'),
  ];
  for (const step of steps) printStep(await runStep(step));
}

async function edit(file: string, change: (text: string, name: FeatureName) => string, name: FeatureName) {
  await write(file, change(await readFile(path.join(root, file), 'utf8'), name));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}
