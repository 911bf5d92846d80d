import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { enqueueUnfinished } from '../payout/enqueue-payouts.ts';

const $ = inputs({
  reason: 'text?',
  now: 'timestamptz',
  by: 'text',
  handle: 'text',
  seenAt: 'timestamptz',
  userId: 'bigint',
});

export type IdentityToReview = { handle: string; legal_name: string; country: string; updated_at: Date };

const listPending = statement(
  { handle: 'text', legal_name: 'text', country: 'text', updated_at: 'timestamptz' },
  sql`select c.char_unique_id as handle, a.legal_name, a.country, a.updated_at
    from payout_accounts a join characters c using (user_id)
    where a.identity_state = 'pending' and c.deleted_at is null order by a.updated_at, a.user_id limit 100`,
);

/** Lists creators with unconfirmed identity, longest waiting first; at most 100. */
export function listIdentitiesToReview(db: Db): Promise<IdentityToReview[]> {
  return listPending.all(db);
}

const updateDecision = statement(
  { user_id: 'bigint' },
  sql`update payout_accounts a set identity_state = case when ${$.reason} is null then 'verified' else 'rejected' end,
      identity_reason = ${$.reason}, identity_decided_at = ${$.now},
      identity_decided_by = ${$.by}
    from characters c where c.user_id = a.user_id and c.char_unique_id = ${$.handle}
    and a.identity_state = 'pending' and a.updated_at = ${$.seenAt}
    returning a.user_id`,
);

export type IdentityDecision = {
  handle: string;
  /** `updated_at` of the reviewed row: a name that has changed since is not decided. */
  seenAt: Date;
  /** The reason of a rejection, in words for the creator; undefined confirms the identity. */
  reason?: string | undefined;
  /** The staff member who decides. */
  by: string;
};

/** Decides on a creator's identity. Returns the user id; undefined when there is nothing to decide. */
export function decideIdentity(
  db: Db,
  { reason, ...decision }: IdentityDecision,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const creator = await updateDecision.first(tx, { ...decision, reason: reason ?? null, now });
    if (!creator) return undefined;
    await enqueueUnfinished(tx);
    await enqueue(tx, identityTask, creator);
    return creator.user_id;
  });
}

/** Staff decide in a separate process; a job of the server notifies the creator. */
export const identityTask = 'payouts.notify-identity';

const findDecision = statement(
  { identity_state: 'text', decided_at: 'timestamptz!' },
  sql`select identity_state, identity_decided_at as decided_at from payout_accounts
    where user_id = ${$.userId} and identity_state in ('verified', 'rejected')
      and identity_decided_at is not null`,
);

/** Notifies the creator once per decision; does nothing while a new review is pending. */
export async function notifyIdentityDecision(context: Context, payload: unknown): Promise<void> {
  const { user_id: userId } = payload as { user_id: string };
  const decision = await findDecision.first(context.db, { userId });
  if (!decision) return;
  const isConfirmed = decision.identity_state === 'verified';
  const topic = isConfirmed ? 'identity_confirmed' : 'identity_rejected';
  const cause = `identity ${decision.decided_at.toISOString()}`;
  const now = context.clock.now();
  await transact(context, async (tx) => {
    notifyUsers(tx, [userId], { type: 'earnings.changed' });
    await publishDomainEvent(context, tx, { userId, topic, cause, now });
  });
}
