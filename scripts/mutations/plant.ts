import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeStep, root, runStep } from '../lib/run-step.ts';
import type { VitestReport } from '../lib/test-tally.ts';
import type { Mutant } from './mutant.ts';

const settings = ['vitest.config.ts', 'tsconfig.base.json', 'ladder.js', 'package.json'];

export type Verdict = {
  mutant: Mutant;
  /** `noticed`: the named test is green without the bug and red with it. */
  outcome: 'noticed' | 'missed' | 'red without it' | 'no such test';
  seconds: number;
};

/** A copy of the product that bugs can be planted in; node_modules lead to the real ones, but for our own packages. */
export async function copyProduct(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-mutants-'));
  for (const name of ['apps/server', 'packages', 'scripts', 'tools/signals', ...settings]) {
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
    if (name !== '@kindred') await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  await symlink(path.join(folder, 'packages/contract'), path.join(modules, '@kindred/contract'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Runs the mutant's test in the copy, without the bug and with it; the copy is as before afterwards. `isGreen`: without
 * it the test is run elsewhere already, so it is not run here.
 */
export async function judge(folder: string, mutant: Mutant, { isGreen = false } = {}): Promise<Verdict> {
  const started = performance.now();
  const end = (outcome: Verdict['outcome']): Verdict => ({
    mutant,
    outcome,
    seconds: (performance.now() - started) / 1000,
  });
  const before = isGreen || (await runNamedTest(folder, mutant));
  if (before === undefined) return end('no such test');
  if (!before) return end('red without it');
  const file = path.join(folder, mutant.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, planted(text, mutant));
  try {
    const withBug = await runNamedTest(folder, mutant);
    if (withBug === undefined) return end('no such test');
    return end(withBug ? 'missed' : 'noticed');
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

/** True where it is green, false where it is red, undefined where there is none of that name. */
async function runNamedTest(folder: string, { test }: Mutant): Promise<boolean | undefined> {
  const report = path.join(folder, 'report.json');
  await rm(report, { force: true });
  const pattern = `^${test.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const args = ['run', '--root', folder, '--project', 'server', path.join(folder, test.file), '-t', pattern];
  const step = nodeStep('test', 'node_modules/vitest/vitest.mjs', args);
  const { output } = await runStep({ ...step, env: { TALLY_FILE: report } });
  const text = await readFile(report, 'utf8').catch(() => '{"modules":[]}');
  const { modules }: VitestReport = JSON.parse(text);
  if (modules.length === 0) throw new Error(output);
  const ran = modules.flatMap((module) => module.tests).filter(({ state }) => state !== 'skipped');
  return ran.length === 1 ? ran[0]?.state === 'passed' : undefined;
}
