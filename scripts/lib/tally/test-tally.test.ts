import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFailures } from './list-failures.ts';
import { listSlowest } from './list-slowest.ts';
import { root } from '../run-step.ts';
import { add, type ModuleReport, tallyPlaywright, tallySteps, tallyVitest } from './test-tally.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kindred-tally-'));
  file = path.join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

const good = { name: 'good', state: 'passed', seconds: 1, errors: [] };
const bad = {
  name: 'bad',
  state: 'failed',
  seconds: 2,
  errors: ['\u001b[31mexpected 1\u001b[39m\n\n  to be 2'],
};
const skipped = { name: 'skipped', state: 'skipped', seconds: 0, errors: [] };

test('tests that passed and failed are added up, what fails in a file outside of its tests is one failure', async () => {
  await reportVitest(
    module({ tests: [good, good] }),
    module({ tests: [good, bad], isFailed: true, errors: ['a hook broke'] }),
    module({ tests: [skipped], isFailed: true }),
    module({ tests: [], isFailed: true, errors: ['no such file'] }),
  );
  const { passed, failures } = await tallyVitest(file, run(false));
  expect(passed).toBe(3);
  expect(listFailures(failures)).toEqual([
    'FAIL  a.test.ts › bad',
    '      expected 1',
    '        to be 2',
    'FAIL  a.test.ts',
    '      a hook broke',
    'FAIL  a.test.ts',
    'FAIL  a.test.ts',
    '      no such file',
    '',
    'Failed:',
    '  a.test.ts › bad: expected 1 to be 2',
    '  a.test.ts: a hook broke',
    '  a.test.ts: ',
    '  a.test.ts: no such file',
  ]);
});

test('journeys are counted in whatever they are grouped, and an error beside them is a failure', async () => {
  const hidden = { message: 'not visible', location: { file: path.join(root, 'a.spec.ts'), line: 3 } };
  const spec = (ok: boolean) => ({
    title: 'a',
    file: 'a.spec.ts',
    ok,
    tests: [{ results: [{ duration: 1500, errors: ok ? [] : [hidden] }] }],
  });
  await report({
    suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }],
    errors: [{ message: 'no browser' }],
  });
  const tally = await tallyPlaywright(file, run(false));
  expect(tally.passed).toBe(1);
  expect(listFailures(tally.failures)).toEqual([
    'FAIL  a.spec.ts › a',
    '      a.spec.ts:3: not visible',
    'FAIL  journeys',
    '      no browser',
    '',
    'Failed:',
    '  a.spec.ts › a: a.spec.ts:3: not visible',
    '  journeys: no browser',
  ]);
  expect(tally.timings[0]).toEqual({ kind: 'journeys', name: 'a.spec.ts › a', seconds: 1.5 });
});

test('a run that ended badly is not green, whatever its report says', async () => {
  await reportVitest(module({ tests: [good] }));
  expect(await tallyVitest(file, run(false))).toMatchObject({ passed: 1, failures: [{ name: 'tests' }] });
});

test('an error that no test caught is a failure', async () => {
  await report({ modules: [module({ tests: [good] })], unhandled: ['a promise was rejected'] });
  const { failures } = await tallyVitest(file, run(false));
  expect(failures).toEqual([{ name: 'an error outside of the tests', said: 'a promise was rejected' }]);
});

test('a run without a report is not green', async () => {
  expect(await tallyPlaywright(file, run(true))).toMatchObject({ passed: 0, failures: [{ name: 'tests' }] });
});

test('tallies add up', () => {
  const [one, other] = [tallySteps([run(true)]), tallySteps([run(true), run(false)])];
  expect(add([one, other])).toMatchObject({ passed: 2, failures: { length: 1 }, timings: { length: 3 } });
});

test('the slowest ten of each kind are told, and what hooks take is one of them', async () => {
  await reportVitest(module({ seconds: 20, tests: Array.from({ length: 12 }, () => good) }));
  const { timings } = await tallyVitest(file, run(true));
  const lines = listSlowest([...timings, { kind: 'checks', name: 'format', seconds: 3 }]);
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 3)).toEqual([
    'Slowest server:',
    '    8.0 s  a.test.ts › before and after its tests',
    '    1.0 s  a.test.ts › good',
  ]);
  expect(lines.slice(11)).toEqual(['Slowest checks:', '    3.0 s  format']);
});

function module(given: Partial<ModuleReport>): ModuleReport {
  return { kind: 'server', file: 'a.test.ts', isFailed: false, errors: [], seconds: 1, tests: [], ...given };
}

function run(passed: boolean) {
  return { name: 'tests', passed, output: '', seconds: 1 };
}

function reportVitest(...modules: ModuleReport[]): Promise<void> {
  return report({ modules, unhandled: [] });
}

async function report(content: object): Promise<void> {
  await writeFile(file, JSON.stringify(content));
}
