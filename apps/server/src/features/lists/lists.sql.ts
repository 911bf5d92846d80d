import type { ListRule } from '@kindred/contract/lists/calls';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { HookInput } from '../../hooks.ts';
import { fitsRule, planForValues } from './fits-rule.sql.ts';
import { isThereOnList } from './is-there.sql.ts';
import { ruleInputs } from './read-rule.ts';

const $ = inputs({ listId: 'bigint', charId: 'bigint', viewerId: 'bigint', userId: 'bigint' });

type Own = { charId: string; viewerId: string };
export type ListRow = { list_id: string; name: string; rule: ListRule | null };

const listRow = { list_id: 'bigint', name: 'text', rule: as<ListRule | null>('jsonb?') } as const;

const listOwn = statement(
  listRow,
  sql`select list_id, name, rule from fan_lists where char_id = ${$.charId} order by name, list_id`,
);
const findOwn = statement(
  listRow,
  sql`select list_id, name, rule from fan_lists where list_id = ${$.listId} and char_id = ${$.charId}`,
);

export function listRows(db: Db, charId: string): Promise<ListRow[]> {
  return listOwn.all(db, { charId });
}

/** Refuses with `notFound` a list of somebody else. */
export async function getList(db: Db | Tx, charId: string, listId: string): Promise<ListRow> {
  return (await findOwn.first(db, { charId, listId })) ?? refuse('notFound');
}

export const countFitting = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from memberships m where ${fitsRule}`,
);
const countPeople = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from fan_list_people l where l.list_id = ${$.listId} and ${isThereOnList}`,
);

/** Counts the fans who fit a rule now. */
export function countRule(db: Db, own: Own, rule: ListRule, now: Date): Promise<number> {
  const ruled = ruleInputs(rule);
  return db.transaction().execute(async (tx) => {
    await planForValues(tx);
    return (await countFitting.one(tx, { ...own, ...ruled, now })).count;
  });
}

/** Counts who is on a list now. */
export async function countList(db: Db, own: Own, { list_id, rule }: ListRow, now: Date): Promise<number> {
  if (rule) return countRule(db, own, rule, now);
  return (await countPeople.one(db, { ...own, listId: list_id })).count;
}

const listBearing = statement(
  { list_id: 'bigint' },
  sql`select list_id from fan_list_people where user_id = ${$.userId}
    and list_id = any(array(select list_id from fan_lists where char_id = ${$.charId}))`,
);

/** The creator's lists to which this person was added. */
export async function listIdsOf(db: Db, charId: string, userId: string): Promise<Set<string>> {
  const rows = await listBearing.all(db, { charId, userId });
  return new Set(rows.map(({ list_id }) => list_id));
}

const deleteOfPerson = statement({}, sql`delete from fan_list_people where user_id = ${$.userId}`);
const deleteOfCreator = statement(
  {},
  sql`delete from fan_lists where char_id = any(array(select char_id from characters where user_id = ${$.userId}))`,
);

export async function deleteListsOf(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  await deleteOfPerson.run(tx, person);
  await deleteOfCreator.run(tx, person);
}
