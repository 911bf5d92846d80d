import { expect } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** Expects that all invariants hold after a file's tests. */
export async function expectInvariants({ context }: Pick<TestApp, 'context'>): Promise<void> {
  expect(await checkInvariants(context.db)).toEqual([]);
}

/** Returns the names of the invariants that do not hold now. */
export async function brokenInvariants({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  return (await checkInvariants(context.db)).map(({ name }) => name);
}
