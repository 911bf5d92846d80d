import type { Invariant } from '../invariants/invariant.ts';
import { policy, type TablePolicy } from './policy.ts';

const isDeleted = (owner: string) =>
  `exists (select from users u where u.user_id = ${owner} and u.deleted_at is not null)`;

/** Where the policy says that rows of deleted people go or lose their content: whose have not. */
export const personalDataInvariants: Invariant[] = Object.entries(policy).flatMap(([table, one]) => {
  const found = leftBehind(one).map(
    ([owner, condition]) =>
      `select ${owner} as user_id from ${table} t where ${isDeleted(owner)} and (${condition})`,
  );
  return found.length === 0 ? [] : [{ name: nothingIn(table), sql: found.join(' union all ') }];
});

/** The name of the invariant that looks into this table after deletions. */
export function nothingIn(table: string): string {
  return `deleted people leave nothing of theirs in ${table}`;
}

/** Pairs of whose it is and what must not hold of it once they are deleted. */
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
