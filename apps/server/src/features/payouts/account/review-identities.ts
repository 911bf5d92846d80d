import type { Db } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { enqueueUnfinished } from '../payout/enqueue-payouts.ts';

export type IdentityToReview = { handle: string; legal_name: string; country: string; updated_at: Date };

const listPending = statement(
  { handle: 'text', legal_name: 'text', country: 'text', updated_at: 'timestamptz' },
  sql`select c.char_unique_id as handle, a.legal_name, a.country, a.updated_at
    from payout_accounts a join characters c using (user_id)
    where a.identity_state = 'pending' and c.deleted_at is null order by a.updated_at, a.user_id limit 100`,
);

/** Creators who wait to be confirmed, the longest waiting first; 100 at most. */
export function listIdentitiesToReview(db: Db): Promise<IdentityToReview[]> {
  return listPending.all(db);
}

const decide = statement(
  { user_id: 'bigint' },
  sql`update payout_accounts a set identity_state = case when ${input('reason', 'text?')} is null then 'verified' else 'rejected' end,
      identity_reason = ${input('reason', 'text?')}, identity_decided_at = ${input('now', 'timestamptz')},
      identity_decided_by = ${input('by', 'text')}
    from characters c where c.user_id = a.user_id and c.char_unique_id = ${input('handle', 'text')}
    and a.identity_state = 'pending' and a.updated_at = ${input('seenAt', 'timestamptz')}
    returning a.user_id`,
);

export type IdentityDecision = {
  handle: string;
  /** `updated_at` of what was looked at: a name that has changed since is not decided on. */
  seenAt: Date;
  /** Why not, in words for the creator; undefined: it is who they say. */
  reason?: string | undefined;
  /** Who of the staff decides. */
  by: string;
};

/** Confirms who a creator is, or says why not. Gives the creator; undefined when there is nothing to decide any more. */
export function decideIdentity(
  db: Db,
  { reason, ...decision }: IdentityDecision,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const decided = await decide.find(tx, { ...decision, reason: reason ?? null, now });
    if (decided) await enqueueUnfinished(tx);
    return decided?.user_id;
  });
}
