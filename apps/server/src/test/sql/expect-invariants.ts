import { expect } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** Nothing that the tests of a file did has broken what must always hold. */
export async function expectInvariants({ context }: Pick<TestApp, 'context'>): Promise<void> {
  expect(await checkInvariants(context.db)).toEqual([]);
}

/** The names of the invariants that do not hold now. */
export async function brokenInvariants({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  return (await checkInvariants(context.db)).map(({ name }) => name);
}
