import { expect } from 'vitest';
import { checkInvariants, invariants } from '../../invariants/check-invariants.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { isWhole } from '../faults/fault-rounds.ts';

/** Expects that all invariants hold after a file's tests; `npm run test:faults` prints how many. */
export async function expectInvariants({ context }: Pick<TestApp, 'context'>): Promise<void> {
  expect(await checkInvariants(context.db)).toEqual([]);
  if (isWhole) console.log(`${invariants.length} invariants hold`);
}

/** Returns the names of the invariants that do not hold now. */
export async function brokenInvariants({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  return (await checkInvariants(context.db)).map(({ name }) => name);
}
