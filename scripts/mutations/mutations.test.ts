import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run-step.ts';
import { mutants, quickMutants } from './mutants.ts';
import { copyProduct, planted, runWithBugs } from './plant.ts';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  'the bug "%s" finds its place, and the test that is named for it is there',
  (_name, mutant) => {
    expect(planted(textOf(mutant.file), mutant)).not.toBe(textOf(mutant.file));
    const last = mutant.test.name.split(' ').slice(-5).join(' ');
    expect(textOf(mutant.test.file)).toContain(last);
  },
);

test('planted bugs turn the test red that is named for them', async () => {
  const copy = await copyProduct();
  try {
    // Without the bugs the same tests are part of this very run.
    const bugs = mutants.filter(({ name }) => quickMutants.includes(name));
    expect(bugs).toHaveLength(quickMutants.length);
    const states = await runWithBugs(copy.folder, bugs);
    expect(bugs.map(({ name }, index) => [name, states[index]])).toEqual(
      bugs.map(({ name }) => [name, 'failed']),
    );
  } finally {
    await copy.remove();
  }
}, 300_000);
