import type { Db, Tx } from '../../platform/db/db.ts';
import { input, type Sql, sql, statement } from '../../platform/db/sql.ts';

const userId = input('userId', 'bigint');
const now = input('now', 'timestamptz');

/** Rows are renewed every 30 s; after this they count no more, as when a process has ended without a word. */
const presenceTtl = sql`interval '75 seconds'`;

/**
 * 1 where the creator of the character `c` is here, does not keep that to themselves and has not restricted the
 * viewer; 0 for all others. `character` is the alias, `viewer` a user id.
 */
export const onlineStatus = <Inputs>(character: Sql, viewer: Sql<Inputs>) => sql`
  (case when ${character}.is_presence_shown and exists (select from presence h
      where h.user_id = ${character}.user_id and h.seen_at > ${now} - ${presenceTtl})
    and not exists (select from restrictions r
      where r.user_id = ${character}.user_id and r.other_user_id = ${viewer})
  then 1 else 0 end)::smallint`;

const insert = statement(
  { is_new: 'boolean' },
  sql`with earlier as (select seen_at from presence where user_id = ${userId})
    insert into presence (user_id, seen_at)
      select u.user_id, ${now} from users u where u.user_id = ${userId} and u.is_creator and u.deleted_at is null
    on conflict (user_id) do update set seen_at = excluded.seen_at
    returning not exists (select from earlier where seen_at > ${now} - ${presenceTtl}) as is_new`,
);

/** A creator is here. True where they were not before. */
export async function insertPresence(db: Db, given: { userId: string; now: Date }): Promise<boolean> {
  return (await insert.find(db, given))?.is_new ?? false;
}

const renew = statement(
  {},
  sql`insert into presence (user_id, seen_at)
      select distinct s.user_id, ${now} from sessions s join users u using (user_id)
      where s.session_id = any(${input('sessionIds', 'bigint[]')}) and u.is_creator and u.deleted_at is null
      order by s.user_id
    on conflict (user_id) do update set seen_at = excluded.seen_at`,
);

/** Those of these sessions' people who are creators are still here. */
export async function renewPresence(db: Db, given: { sessionIds: string[]; now: Date }): Promise<void> {
  await renew.run(db, given);
}

const remove = statement({}, sql`delete from presence where user_id = ${userId}`);

/** True where somebody was here and is not any more. */
export async function deletePresence(db: Db | Tx, userId: string): Promise<boolean> {
  return (await remove.run(db, { userId })) > 0;
}
