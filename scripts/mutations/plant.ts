import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeStep, root, runStep } from '../lib/run-step.ts';
import type { VitestReport } from '../lib/tally/test-tally.ts';
import type { Mutant } from './mutant.ts';

const settings = ['vitest.config.ts', 'tsconfig.base.json', 'ladder.js', 'package.json'];

export type Verdict = {
  mutant: Mutant;
  /** `noticed`: the named test is green without the bug and red with it. */
  outcome: 'noticed' | 'missed' | 'red without it' | 'no such test';
  seconds: number;
};

/** The process that rewrites videos may read no file that lies elsewhere (Node's permission model). */
const copiedModules = new Set(['mediabunny']);

/** A copy of the product that bugs can be planted in; node_modules lead to the real ones, but for our own packages. */
export async function copyProduct(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-mutants-'));
  for (const name of ['apps/server', 'packages', 'languages', 'scripts', 'tools/signals', ...settings]) {
    const filter = (source: string) => !/\/(node_modules|\.data|dist)(\/|$)/.test(source);
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  // The tests of the server alone run in it.
  await mkdir(path.join(folder, 'apps/web'), { recursive: true });
  await writeFile(
    path.join(folder, 'apps/web/vitest.config.ts'),
    'export default { test: { name: "web", include: [] } };\n',
  );
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@kindred'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    const source = path.join(root, 'node_modules', name);
    if (copiedModules.has(name)) await cp(source, path.join(modules, name), { recursive: true });
    else if (name !== '@kindred') await symlink(source, path.join(modules, name));
  }
  await symlink(path.join(folder, 'packages/contract'), path.join(modules, '@kindred/contract'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Runs the tests of all these mutants once, in the copy as it is; returns those whose test is green, and the others. */
export async function runWithoutBugs(
  folder: string,
  mutants: readonly Mutant[],
): Promise<{ green: Mutant[]; others: Verdict[] }> {
  const report = await runNamedTests(folder, mutants);
  const others = mutants.flatMap((mutant): Verdict[] => {
    const isGreen = report(mutant);
    if (isGreen) return [];
    return [{ mutant, outcome: isGreen === undefined ? 'no such test' : 'red without it', seconds: 0 }];
  });
  return { green: mutants.filter((mutant) => report(mutant)), others };
}

/** Runs the mutant's test with the bug, which is green without it; the copy is as before afterwards. */
export async function judge(folder: string, mutant: Mutant): Promise<Verdict> {
  const started = performance.now();
  const file = path.join(folder, mutant.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, planted(text, mutant));
  try {
    const report = await runNamedTests(folder, [mutant]);
    const isGreen = report(mutant);
    const outcome = isGreen === undefined ? 'no such test' : isGreen ? 'missed' : 'noticed';
    return { mutant, outcome, seconds: (performance.now() - started) / 1000 };
  } finally {
    await writeFile(file, text);
  }
}

/** The text with the bug in it. Throws where the place is not there exactly once. */
export function planted(text: string, { name, find, replace }: Mutant): string {
  const places = text.split(find);
  if (places.length !== 2) throw new Error(`"${name}" finds its place ${places.length - 1} times`);
  return places.join(replace);
}

/** Returns of each mutant's test: true where it is green, false where it is red, undefined where none has its name. */
async function runNamedTests(
  folder: string,
  mutants: readonly Mutant[],
): Promise<(mutant: Mutant) => boolean | undefined> {
  const reportFile = path.join(folder, 'report.json');
  await rm(reportFile, { force: true });
  const names = mutants.map(({ test }) => test.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const files = [...new Set(mutants.map(({ test }) => path.join(folder, test.file)))];
  const args = ['run', '--root', folder, '--project', 'server', ...files, '-t', `^(${names.join('|')})$`];
  const step = nodeStep('test', 'node_modules/vitest/vitest.mjs', args);
  const { output } = await runStep({ ...step, env: { TALLY_FILE: reportFile } });
  const text = await readFile(reportFile, 'utf8').catch(() => '{"modules":[]}');
  const { modules }: VitestReport = JSON.parse(text);
  if (modules.length === 0) throw new Error(output);
  return ({ test }) => {
    const tests = modules.filter(({ file }) => file === test.file).flatMap((module) => module.tests);
    const ran = tests.filter(({ name, state }) => name === test.name && state !== 'skipped');
    return ran.length === 1 ? ran[0]?.state === 'passed' : undefined;
  };
}
