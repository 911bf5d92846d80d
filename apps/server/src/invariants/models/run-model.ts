import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApp } from '../../test/app/start-test-app.ts';
import { faultRounds, faultSeed } from '../../test/faults/fault-rounds.ts';
import { checkInvariants } from '../check-invariants.ts';

const numRuns = faultRounds({ few: 4, whole: 60 });
const maxCommands = faultRounds({ few: 12, whole: 40 });

/** The time limit of a model test, in milliseconds. */
export const modelMs = 60_000 + numRuns * maxCommands * 2_000;

/** A step of the model and of the product; `run` compares their results. */
export type ModelStep<Model, Real> = {
  name: string;
  run: (model: Model, real: Real) => Promise<void>;
};

/**
 * For tests: plays random steps on the product and on an arithmetic model of it. After each step the two agree, and
 * every invariant holds. A failing run is shortened and prints its seed.
 */
export async function runModel<Model extends object, Real extends { kindred: TestApp }>(
  start: () => Promise<{ model: Model; real: Real }>,
  steps: fc.Arbitrary<ModelStep<Model, Real>>[],
): Promise<void> {
  const commands = steps.map((step) =>
    step.map(
      ({ name, run }): fc.AsyncCommand<Model, Real> => ({
        check: () => true,
        run: async (model, real) => {
          await run(model, real);
          expect(await checkInvariants(real.kindred.context.db)).toEqual([]);
        },
        toString: () => name,
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands, size: 'max' }), (sequence) =>
      fc.asyncModelRun(start, sequence),
    ),
    { numRuns, seed: faultSeed, endOnFailure: true },
  );
}
