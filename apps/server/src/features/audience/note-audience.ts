import type { AudienceSource } from '@kindred/contract/audience/limits';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { attributedLink } from './attributed-link.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  now: 'timestamptz',
  postIds: 'bigint[]',
  charId: 'bigint',
  source: 'text',
  country: 'text',
});

type Noted = { viewerId: string; now: Date; source: AudienceSource; country: string };

const columns = sql`audience_events (user_id, kind, char_id, slot, source, country, hour)`;
const hour = sql`date_trunc('hour', ${$.now}, owner.timezone) as hour`;

/** Holds for the people who could still be won: they have not joined. Expects the alias `s` with a creator. */
const isNew = sql`not exists (select from memberships m where m.user_id = ${$.viewerId} and m.char_id = s.char_id)`;

/** In the order of ids, so that two devices of one person do not deadlock. */
export const insertViews = statement(
  {},
  sql`with seen as materialized (
      select p.post_id, p.char_id, ${hour}
      from posts p join characters c using (char_id) join users owner on owner.user_id = c.user_id
      where p.post_id = any(${$.postIds}) and p.state = 1 and p.deleted_at is null and c.deleted_at is null
        and c.user_id <> ${$.viewerId}
    ), reached as (
      insert into ${columns}
      select distinct on (s.char_id) ${$.viewerId}, 'reach', s.char_id, 0, ${$.source}, ${$.country}, s.hour
      from seen s where ${isNew} order by s.char_id on conflict do nothing
    )
    insert into ${columns}
    select ${$.viewerId}, 'view', s.char_id, s.post_id, ${$.source}, ${$.country}, s.hour
    from seen s order by s.post_id on conflict do nothing`,
);

const insertVisit = statement(
  {},
  sql`with s as materialized (
      select c.char_id, ${hour}, case when ${attributedLink} then 'link' else ${$.source} end as source
      from characters c join users owner on owner.user_id = c.user_id
      where c.char_id = ${$.charId} and c.deleted_at is null and c.user_id <> ${$.viewerId}
    ), reached as (
      insert into ${columns} select ${$.viewerId}, 'reach', s.char_id, 0, s.source, ${$.country}, s.hour
      from s where ${isNew} on conflict do nothing
    )
    insert into ${columns}
    select ${$.viewerId}, 'visit', s.char_id, extract(epoch from s.hour)::bigint, s.source, ${$.country}, s.hour
    from s on conflict do nothing`,
);

/** Appends that a person had these posts before them: each counts once per person. */
export async function noteViews(db: Db, views: Noted & { postIds: string[] }): Promise<void> {
  await insertViews.run(db, views);
}

/** Appends that a person opened a creator's page: counts once an hour. */
export async function noteVisit(db: Db, visit: Noted & { charId: string }): Promise<void> {
  await insertVisit.run(db, visit);
}
