/** For tests of query plans, which fill tables with thousands of rows. */
export const blockedPairsTable = 'blocked_pairs';

/** Returns SQL that inserts the pairs of a select: two user ids. */
export function fillBlockedPairs(pairs: string): string {
  return `insert into ${blockedPairsTable} (user_id, other_user_id, created_at)
    select pair.one, pair.other, now() from (${pairs}) pair (one, other)`;
}

/** Returns SQL that inserts the blocks of a select: the user id of the blocker, then of the blocked person. */
export function fillBlocks(pairs: string): string {
  return `insert into blocks (user_id, other_user_id, is_met, created_at)
    select pair.one, pair.other, true, now() from (${pairs}) pair (one, other)`;
}

export const emptyBlocks = 'delete from blocks; delete from blocked_pairs';

/** Returns SQL that inserts the restrictions of a select: the restricting user id, then the restricted one. */
export function fillRestrictions(pairs: string): string {
  return `insert into ${restrictionsTable} (user_id, other_user_id, created_at)
    select pair.one, pair.other, now() from (${pairs}) pair (one, other)`;
}

export const restrictionsTable = 'restrictions';
