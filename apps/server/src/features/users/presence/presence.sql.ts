import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { notRestricted } from '../../blocks/restrictions.sql.ts';

const $ = inputs({ now: 'timestamptz', userIds: 'bigint[]', sessionIds: 'bigint[]' });

/** Rows are renewed every 30 s and expire after this time, for example when a process was killed. */
const presenceTtl = sql`interval '75 seconds'`;

/**
 * Builds 1 when the creator of the character is online, shows their presence and has not restricted the viewer,
 * otherwise 0. `character` is an alias of characters, `viewer` a user id.
 */
export const onlineStatus = <Inputs>(character: Sql, viewer: Sql<Inputs>) => sql`
  (case when ${character}.is_presence_shown and exists (select from presence h
      where h.user_id = ${character}.user_id and h.seen_at > ${$.now} - ${presenceTtl})
    and ${notRestricted(sql`${character}.user_id`, viewer)}
  then 1 else 0 end)::smallint`;

const insert = statement(
  { user_id: 'bigint', is_new: 'boolean' },
  sql`with earlier as (
      select user_id from presence where user_id = any(${$.userIds}) and seen_at > ${$.now} - ${presenceTtl})
    insert into presence as p (user_id, seen_at)
      select u.user_id, ${$.now} from users u where u.user_id = any(${$.userIds}) and u.is_creator and u.deleted_at is null
      order by u.user_id
    on conflict (user_id) do update set seen_at = excluded.seen_at
    returning p.user_id, not exists (select from earlier e where e.user_id = p.user_id) as is_new`,
);

/** Stores that people are online. Returns the creators among them who were offline before. */
export async function insertPresence(db: Db, inputs: { userIds: string[]; now: Date }): Promise<Set<string>> {
  const rows = await insert.all(db, inputs);
  return new Set(rows.flatMap(({ user_id, is_new }) => (is_new ? [user_id] : [])));
}

const renew = statement(
  {},
  sql`insert into presence (user_id, seen_at)
      select distinct s.user_id, ${$.now} from sessions s join users u using (user_id)
      where s.session_id = any(${$.sessionIds}) and u.is_creator and u.deleted_at is null
      order by s.user_id
    on conflict (user_id) do update set seen_at = excluded.seen_at`,
);

export async function renewPresence(db: Db, inputs: { sessionIds: string[]; now: Date }): Promise<void> {
  await renew.run(db, inputs);
}

const remove = statement(
  { user_id: 'bigint' },
  sql`with gone as (
      select user_id from presence where user_id = any(${$.userIds}) order by user_id for update)
    delete from presence p using gone where p.user_id = gone.user_id returning p.user_id`,
);

/** Returns the people among these who were online until now. */
export async function deletePresence(db: Db | Tx, userIds: string[]): Promise<Set<string>> {
  return new Set((await remove.all(db, { userIds })).map(({ user_id }) => user_id));
}
