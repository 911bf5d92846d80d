import type { HookInput } from '../../../hooks.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', labelId: 'bigint', name: 'text', now: 'timestamptz' });

const label = { label_id: 'text', name: 'text' } as const;
const columns = sql`label_id::text, name`;

const listOwn = statement(
  label,
  sql`select ${columns} from labels where user_id = ${$.userId} order by name, label_id`,
);

export function listLabelRows(db: Db, userId: string) {
  return listOwn.all(db, { userId });
}

const lock = statement({}, sql`select pg_advisory_xact_lock(hashtextextended('labels ' || ${$.userId}, 0))`);
const insert = statement(
  label,
  sql`insert into labels (user_id, name, created_at) values (${$.userId}, ${$.name}, ${$.now})
    on conflict (user_id, name) do update set name = excluded.name returning ${columns}`,
);
const countOwn = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from labels where user_id = ${$.userId}`,
);

/** Returns the label of that name, a new one when there is none; undefined when there would be more than `max`. */
export async function insertLabel(tx: Tx, inputs: { userId: string; name: string; now: Date }, max: number) {
  await lock.run(tx, inputs);
  const row = await insert.one(tx, inputs);
  return (await countOwn.one(tx, inputs)).count > max ? undefined : row;
}

const rename = statement(
  label,
  sql`update labels l set name = ${$.name} where l.label_id = ${$.labelId} and l.user_id = ${$.userId}
    and not exists (select from labels o where o.user_id = l.user_id and o.name = ${$.name} and o.label_id <> l.label_id)
    returning ${columns}`,
);

/** Returns undefined when the label is not theirs, or another of their labels has that name. */
export function renameLabel(tx: Tx, inputs: { userId: string; labelId: string; name: string }) {
  return rename.first(tx, inputs);
}

const remove = statement({}, sql`delete from labels where label_id = ${$.labelId} and user_id = ${$.userId}`);

export async function deleteLabelRow(db: Db, inputs: { userId: string; labelId: string }): Promise<void> {
  await remove.run(db, inputs);
}

const deleteAll = statement({}, sql`delete from labels where user_id = ${$.userId}`);

export async function deleteLabelsOfPerson(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  await deleteAll.run(tx, person);
}
