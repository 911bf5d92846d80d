import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from './run-step.ts';
import type { ModuleReport } from './test-tally.ts';

/** A reporter of Vitest that writes what tallyVitest reads. Its own JSON leaves out what hooks take and do wrong. */
export function tallyReporter(file: string): Reporter {
  return { onTestRunEnd: (modules) => writeFile(file, JSON.stringify(modules.map(reportModule))) };
}

function reportModule(module: TestModule): ModuleReport {
  return {
    kind: module.project.name,
    file: path.relative(root, module.moduleId),
    isFailed: module.state() === 'failed',
    errors: module.errors().map(({ message }) => message),
    seconds: module.diagnostic().duration / 1000,
    tests: [...module.children.allTests()].map(reportTest),
  };
}

function reportTest(test: TestCase): ModuleReport['tests'][number] {
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  const { state, errors = [] } = test.result();
  return { name: test.fullName, state, seconds, errors: errors.map(({ message }) => message) };
}
