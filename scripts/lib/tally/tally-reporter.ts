import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestError } from 'vitest';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from '../run-step.ts';
import type { VitestReport } from './test-tally.ts';

/** A reporter of Vitest that writes what tallyVitest reads. Its own JSON leaves out what hooks take and do wrong. */
export function tallyReporter(file: string): Reporter {
  return {
    onTestRunEnd: (modules, unhandled) => {
      const report: VitestReport = { modules: modules.map(reportModule), unhandled: unhandled.map(say) };
      return writeFile(file, JSON.stringify(report));
    },
  };
}

type ModuleReport = VitestReport['modules'][number];

function reportModule(module: TestModule): ModuleReport {
  return {
    kind: module.project.name,
    file: path.relative(root, module.moduleId),
    isFailed: module.state() === 'failed',
    errors: [module, ...module.children.allSuites()].flatMap((group) => group.errors()).map(say),
    seconds: module.diagnostic().duration / 1000,
    tests: [...module.children.allTests()].map(reportTest),
  };
}

function reportTest(test: TestCase): ModuleReport['tests'][number] {
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  const { state, errors = [] } = test.result();
  return { name: test.fullName, state, seconds, errors: errors.map(say) };
}

/** Returns what an error says, after the first place of ours that it came from, and the difference that it found. */
function say({ message, stacks = [], diff = '' }: SerializedError | TestError): string {
  const place = stacks.find(({ file: source }) => !source.includes('/node_modules/'));
  return `${place ? `${path.relative(root, place.file)}:${place.line}: ` : ''}${message}\n${diff}`;
}
