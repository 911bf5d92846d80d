import type { DomainEvent } from '../../domain-event.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { attributedLink } from './attributed-link.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', now: 'timestamptz', userId: 'bigint' });

const columns = sql`audience_events (user_id, kind, char_id, slot, source, country, hour)`;

/** Counts in the hour in which the person was reached; whom nothing had reached is reached by joining. */
const insertJoin = statement(
  {},
  sql`with reached as (
      select e.source, e.country, e.hour from audience_events e
      where e.user_id = ${$.viewerId} and e.kind = 'reach' and e.char_id = ${$.charId} and e.slot = 0
    ), first as (
      select r.source, r.country, r.hour, false as is_now from reached r
      union all
      select case when ${attributedLink} then 'link' else 'other' end, '', date_trunc('hour', ${$.now}, owner.timezone), true
      from characters c join users owner on owner.user_id = c.user_id
      where c.char_id = ${$.charId} and not exists (select from reached)
    )
    insert into ${columns}
    select ${$.viewerId}, k.kind, ${$.charId}, 0, f.source, f.country, f.hour
    from first f join (values ('join'), ('reach')) k (kind) on k.kind = 'join' or f.is_now
    order by k.kind on conflict do nothing`,
);

const anonymize = statement({}, sql`update audience_events set user_id = null where user_id = ${$.userId}`);

const deleteOwn = statement(
  {},
  sql`delete from audience_hours where char_id in (select c.char_id from characters c where c.user_id = ${$.userId})`,
);

/** Counts a new member among those whom the creator reached. */
export async function noteJoin(tx: Tx, event: DomainEvent): Promise<void> {
  switch (event.topic) {
    case 'followed':
    case 'trial_started':
    case 'subscribed':
      await insertJoin.run(tx, { viewerId: event.otherUserId, charId: event.charId, now: event.now });
  }
}

/** Leaves what a deleted person saw as numbers of nobody, and deletes the figures of their own pages. */
export async function forgetAudience(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await anonymize.run(tx, { userId });
  await deleteOwn.run(tx, { userId });
}
