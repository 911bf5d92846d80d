import { nodeStep, printStep, runStep, type Step, type StepResult } from './run-step.ts';

const atOnce = 2;

const steps: Step[] = [
  typeCheck('packages/contract'),
  typeCheck('apps/server'),
  typeCheck('apps/web'),
  typeCheck('apps/web/e2e'),
  typeCheck('apps/web/src/service-worker'),
  typeCheck('tools'),
  nodeStep('generated: triggers of the policy of personal data', 'scripts/gen-guards.ts', ['--check']),
  nodeStep('generated: schema.sql and database types', 'scripts/gen-db.ts', ['--check']),
  nodeStep('generated: statements as PostgreSQL gets them', 'scripts/gen-queries.ts', ['--check']),
  nodeStep('generated: wire table', 'scripts/gen-wire.ts', ['--check']),
  nodeStep('generated: keys of the texts', 'scripts/gen-texts.ts', ['--check']),
  nodeStep('signals: corpora and weights of each language', 'scripts/check-signals.ts', []),
  nodeStep('lint and import walls', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings', '.']),
  nodeStep('SQL stays on its rung, in small functions', 'scripts/check-sql.ts', []),
  nodeStep('licences: nothing under GPL or AGPL in the install', 'scripts/check-licences.ts', []),
  nodeStep('format', 'node_modules/@biomejs/biome/bin/biome', ['format', '.']),
  nodeStep('unused code', 'node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
];

/** Everything that can be judged without running the product, and `more`, two steps at a time; prints as it goes. */
export async function runChecks(more: readonly Step[] = []): Promise<StepResult[]> {
  const queue = [...steps, ...more];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const result = await runStep(step);
      printStep(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

// Several checkers of one program each infer again what they share: one takes half the processor time of the usual four.
function typeCheck(workspace: string): Step {
  const words = ['-p', workspace, '--checkers', '1'];
  return nodeStep(`types: ${workspace}`, 'node_modules/typescript/bin/tsc', words);
}
