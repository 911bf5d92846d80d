import { readFile } from 'node:fs/promises';
import type { StepResult } from './run-step.ts';

export type Tally = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

export function add(tallies: Tally[]): Tally {
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0);
  return { passed: sum((tally) => tally.passed), failed: sum((tally) => tally.failed) };
}

export function tallySteps(steps: StepResult[]): Tally {
  return add(steps.map(({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })));
}

/** A test file that could not even be loaded counts as one failed test. */
export async function tallyVitest(file: string, run: StepResult): Promise<Tally> {
  return tallyReport<VitestReport>(file, run, (report) => {
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
  });
}

/** A test that passed at its second try has passed; the reporter names it under "flaky". */
export async function tallyPlaywright(file: string, run: StepResult): Promise<Tally> {
  return tallyReport<PlaywrightReport>(file, run, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** A run that failed without a failed test, or left no report, counts as one failure: it must not look green. */
async function tallyReport<T>(file: string, run: StepResult, read: (report: T) => Tally): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const tally = text === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(text) as T);
  const isSilent = tally.failed === 0 && (!run.passed || text === undefined);
  return isSilent ? { ...tally, failed: 1 } : tally;
}
