import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { add, tallyPlaywright, tallyVitest } from './test-tally.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kindred-tally-'));
  file = path.join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

test('tests that passed and failed are added up, a file that did not load is one failure', async () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  await report({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(await tallyVitest(file, run(false))).toEqual({ passed: 2, failed: 2 });
});

test('a journey that passed at its second try has passed, an error beside the tests is a failure', async () => {
  await report({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(await tallyPlaywright(file, run(false))).toEqual({ passed: 6, failed: 2 });
});

test('a run that ended badly is not green, whatever its report says', async () => {
  await report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(await tallyVitest(file, run(false))).toEqual({ passed: 3, failed: 1 });
});

test('a run without a report is not green', async () => {
  expect(await tallyPlaywright(file, run(true))).toEqual({ passed: 0, failed: 1 });
});

test('tallies add up', () => {
  expect(
    add([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});

function run(passed: boolean) {
  return { name: 'tests', passed, output: '', seconds: 1 };
}

async function report(content: object): Promise<void> {
  await writeFile(file, JSON.stringify(content));
}
