import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, type StepResult } from '../run-step.ts';

export type Timing = { kind: string; name: string; seconds: number };
/** What failed, with the beginning of what it said. */
export type Failure = { name: string; said: string };
export type Tally = { passed: number; failures: Failure[]; timings: Timing[] };

/** What tallyReporter writes of a test file; `seconds` has its hooks in it. */
export type ModuleReport = {
  kind: string;
  file: string;
  isFailed: boolean;
  /** What went wrong outside of its tests, in hooks of its groups as well. */
  errors: string[];
  seconds: number;
  tests: { name: string; state: string; seconds: number; errors: string[] }[];
};
/** What tallyReporter writes of a run; `unhandled` are errors that no test caught. */
export type VitestReport = { modules: ModuleReport[]; unhandled: string[] };
/** The part that counts of what Playwright's JSON reporter writes. */
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
};
type PlaywrightError = { message?: string; location?: { file: string; line: number } };
type PlaywrightResult = { duration: number; errors: PlaywrightError[] };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean; tests: { results: PlaywrightResult[] }[] }[];
};

/** The sum of several tallies. */
export function add(tallies: Tally[]): Tally {
  return {
    passed: sum(tallies.map(({ passed }) => passed)),
    failures: tallies.flatMap(({ failures }) => failures),
    timings: tallies.flatMap(({ timings }) => timings),
  };
}

/** What the checks say, as a tally. */
export function tallySteps(steps: StepResult[]): Tally {
  const failures = steps.filter((step) => !step.passed).map(({ name, output }) => ({ name, said: output }));
  const timings = steps.map(({ name, seconds }) => ({ kind: 'checks', name, seconds }));
  return { passed: steps.length - failures.length, failures, timings };
}

/** What goes wrong in a test file outside of its tests, in a hook or because it does not load, counts as one failure. */
export function tallyVitest(file: string, run: StepResult): Promise<Tally> {
  return tallyReport<VitestReport>(file, run, ({ modules, unhandled }) => {
    const tests = modules.flatMap((module) => module.tests);
    return {
      passed: tests.filter(({ state }) => state === 'passed').length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((said) => ({ name: 'an error outside of the tests', said })),
      ],
      timings: modules.flatMap(timeModule),
    };
  });
}

function failuresOf({ file, isFailed, errors, tests }: ModuleReport): Failure[] {
  const failed = tests
    .filter(({ state }) => state === 'failed')
    .map((test) => ({ name: `${file} › ${test.name}`, said: test.errors.join('\n') }));
  const hasMore = errors.length > 0 || (isFailed && failed.length === 0);
  return hasMore ? [...failed, { name: file, said: errors.join('\n') }] : failed;
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
    const failed = specs.filter(({ ok }) => !ok);
    const failures = [
      ...failed.map(({ file: spec, title, tests }) => ({
        name: `${spec} › ${title}`,
        said: say(tests.flatMap(({ results }) => results).flatMap((result) => result.errors)),
      })),
      ...errors.map((error) => ({ name: 'journeys', said: say([error]) })),
    ];
    const timings = specs.map(({ file: spec, title, tests }) => ({
      kind: 'journeys',
      name: `${spec} › ${title}`,
      seconds: sum(tests.flatMap(({ results }) => results).map(({ duration }) => duration)) / 1000,
    }));
    return { passed: specs.length - failed.length, failures, timings };
  });
}

function say(errors: PlaywrightError[]): string {
  const lines = errors.map(({ message = '', location }) =>
    location ? `${path.relative(root, location.file)}:${location.line}: ${message}` : message,
  );
  return lines.join('\n');
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A run that failed without a failed test, or left no report, counts as one failure: it must not look green. */
async function tallyReport<T>(file: string, run: StepResult, read: (report: T) => Tally): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const tally = text === undefined ? emptyTally : read(JSON.parse(text) as T);
  const isSilent = tally.failures.length === 0 && (!run.passed || text === undefined);
  return isSilent ? { ...tally, failures: [{ name: run.name, said: run.output.slice(-2000) }] } : tally;
}

const emptyTally: Tally = { passed: 0, failures: [], timings: [] };

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
