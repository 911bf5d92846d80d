import { readFile } from 'node:fs/promises';
import type { StepResult } from './run-step.ts';

export type Timing = { kind: string; name: string; seconds: number };
export type Tally = { passed: number; failed: number; timings: Timing[] };

/** What tallyReporter writes of a test file; `seconds` has its hooks in it. */
export type ModuleReport = {
  kind: string;
  file: string;
  isFailed: boolean;
  seconds: number;
  tests: { name: string; state: string; seconds: number }[];
};
/** The part that counts of what Playwright's JSON reporter writes. */
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: unknown[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
};

/** The sum of several tallies. */
export function add(tallies: Tally[]): Tally {
  return {
    passed: sum(tallies.map(({ passed }) => passed)),
    failed: sum(tallies.map(({ failed }) => failed)),
    timings: tallies.flatMap(({ timings }) => timings),
  };
}

/** What the checks say, as a tally. */
export function tallySteps(steps: StepResult[]): Tally {
  const passed = steps.filter((step) => step.passed).length;
  const timings = steps.map(({ name, seconds }) => ({ kind: 'checks', name, seconds }));
  return { passed, failed: steps.length - passed, timings };
}

/** A test file that failed without a failed test, in a hook or because it does not load, counts as one. */
export function tallyVitest(file: string, run: StepResult): Promise<Tally> {
  return tallyReport<ModuleReport[]>(file, run, (modules) => {
    const tests = modules.flatMap((module) => module.tests);
    const failedAlone = modules.filter(
      (module) => module.isFailed && !module.tests.some(({ state }) => state === 'failed'),
    );
    return {
      passed: tests.filter(({ state }) => state === 'passed').length,
      failed: tests.filter(({ state }) => state === 'failed').length + failedAlone.length,
      timings: modules.flatMap(timeModule),
    };
  });
}

/** Every test of a file, and what its hooks take. */
function timeModule({ kind, file, seconds, tests }: ModuleReport): Timing[] {
  const hooks = seconds - sum(tests.map((test) => test.seconds));
  const named = tests.map((test) => ({ kind, name: `${file} › ${test.name}`, seconds: test.seconds }));
  return [...named, { kind, name: `${file} › before and after its tests`, seconds: hooks }];
}

/** Reads what Playwright wrote of a run. */
export function tallyPlaywright(file: string, run: StepResult): Promise<Tally> {
  return tallyReport<PlaywrightReport>(file, run, ({ suites, errors }) => {
    const specs = suites.flatMap(specsOf);
    const passed = specs.filter(({ ok }) => ok).length;
    const timings = specs.map(({ file: spec, title, tests }) => ({
      kind: 'journeys',
      name: `${spec} › ${title}`,
      seconds: sum(tests.flatMap(({ results }) => results).map(({ duration }) => duration)) / 1000,
    }));
    return { passed, failed: specs.length - passed + errors.length, timings };
  });
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A run that failed without a failed test, or left no report, counts as one failure: it must not look green. */
async function tallyReport<T>(file: string, run: StepResult, read: (report: T) => Tally): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const tally = text === undefined ? { passed: 0, failed: 0, timings: [] } : read(JSON.parse(text) as T);
  const isSilent = tally.failed === 0 && (!run.passed || text === undefined);
  return isSilent ? { ...tally, failed: 1 } : tally;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
