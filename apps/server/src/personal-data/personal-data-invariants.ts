import type { Invariant } from '../invariants/invariant.ts';
import { policy, type TablePolicy } from './policy.ts';

const isDeleted = (owner: string) =>
  `exists (select from users u where u.user_id = ${owner} and u.deleted_at is not null)`;

/** The rows and contents of deleted people that the policy deletes or empties must be gone. */
export const personalDataInvariants: Invariant[] = Object.entries(policy).flatMap(([table, tablePolicy]) => {
  const queries = leftBehind(tablePolicy).map(
    ([owner, condition]) =>
      `select ${owner} as user_id from ${table} t where ${isDeleted(owner)} and (${condition})`,
  );
  return queries.length === 0 ? [] : [{ name: nothingIn(table), sql: queries.join(' union all ') }];
});

/** The name of the invariant about this table. */
export function nothingIn(table: string): string {
  return `deleted people leave nothing of theirs in ${table}`;
}

/** Returns pairs of an owner and a condition that no row of a deleted owner meets. */
function leftBehind({ owner, deleted, emptied = {} }: TablePolicy): [owner: string, condition: string][] {
  if (owner === null) return [];
  const own = deleted === true ? ['true'] : deleted ? [deleted] : [];
  const others: [string, string][] = [];
  for (const [column, content] of Object.entries(emptied)) {
    if (typeof content === 'string') own.push(`t.${column} is distinct from ${content}`);
    else others.push([content.by, `t.${column} is distinct from ${content.becomes}`]);
  }
  return own.length > 0 ? [[owner, own.join(' or ')], ...others] : others;
}
