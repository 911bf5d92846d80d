import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run-step.ts';
import { mutants, quickMutants } from './mutants.ts';
import { copyProduct, judge, planted } from './plant.ts';

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
    for (const name of quickMutants) {
      const mutant = mutants.find((one) => one.name === name);
      if (!mutant) throw new Error(`no bug ${name}`);
      // Without the bug the same test is part of this very run.
      const { outcome } = await judge(copy.folder, mutant);
      expect([name, outcome]).toEqual([name, 'noticed']);
    }
  } finally {
    await copy.remove();
  }
}, 300_000);
