/** For tests of plans, which fill tables by the thousand. */
export const blockedPairsTable = 'blocked_pairs';

/** Fills in pairs as a select gives them: two user ids. */
export function fillBlockedPairs(pairs: string): string {
  return `insert into ${blockedPairsTable} (user_id, other_user_id, created_at)
    select pair.one, pair.other, now() from (${pairs}) pair (one, other)`;
}

/** As `fillBlockedPairs`, of who blocked whom: whoever blocks, and whom. */
export function fillBlocks(pairs: string): string {
  return `insert into blocks (user_id, other_user_id, is_met, created_at)
    select pair.one, pair.other, true, now() from (${pairs}) pair (one, other)`;
}

export const emptyBlocks = 'delete from blocks; delete from blocked_pairs';
