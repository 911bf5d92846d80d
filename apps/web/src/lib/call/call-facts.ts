import type { CallName } from '@kindred/contract/all/calls';
import type { wire } from '@kindred/contract/all/wire.gen';

export type CallFacts = (typeof wire)[CallName];

const factsByCall: Record<string, CallFacts> = {};

/**
 * Adds the facts of the calls that a module names. The build writes this into it (apps/web/call-facts-plugin.ts).
 * @public
 */
export function addCalls(facts: Record<string, CallFacts>): void {
  Object.assign(factsByCall, facts);
}

export function factsOf(name: CallName): CallFacts {
  const facts = factsByCall[name];
  if (!facts) throw new Error(`${name} is named in no module that was built`);
  return facts;
}
