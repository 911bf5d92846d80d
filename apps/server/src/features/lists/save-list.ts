import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { fanListsMax } from '@kindred/contract/lists/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { readRule } from './read-rule.ts';

const $ = inputs({ charId: 'bigint', listId: 'bigint', name: 'text', rule: 'jsonb?', now: 'timestamptz' });

const lock = statement({}, sql`select pg_advisory_xact_lock(hashtextextended('lists ' || ${$.charId}, 0))`);
const insert = statement(
  { list_id: 'bigint' },
  sql`insert into fan_lists (char_id, name, rule, created_at) values (${$.charId}, ${$.name}, ${$.rule}, ${$.now})
    on conflict (char_id, name) do update set rule = excluded.rule returning list_id`,
);
const update = statement(
  { list_id: 'bigint' },
  sql`update fan_lists set name = ${$.name}, rule = ${$.rule}
    where list_id = ${$.listId} and char_id = ${$.charId}
      and not exists (select from fan_lists o
        where o.char_id = ${$.charId} and o.name = ${$.name} and o.list_id <> ${$.listId})
    returning list_id`,
);
const count = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from fan_lists where char_id = ${$.charId}`,
);
const clear = statement({}, sql`delete from fan_list_people where list_id = ${$.listId}`);

/**
 * Makes a list or changes one. Refuses with `listsFull`, with `notFound` a list of somebody else, and with
 * `invalidInput` a name that another of the creator's lists has.
 */
export async function saveList(
  context: Context,
  { list_id: listId, name, rule = null }: ParsedInput<'saveList'>,
  viewer: Viewer,
): Promise<CallOutput<'saveList'>> {
  const charId = ownCharacter(viewer);
  if (rule) readRule(rule);
  const list = { charId, name, rule: rule && JSON.stringify(rule), now: context.clock.now() };
  return transact(context, async (tx) => {
    await lock.run(tx, list);
    const saved =
      listId === undefined ? await insert.one(tx, list) : await update.first(tx, { ...list, listId });
    if (!saved) return refuse('invalidInput', { field: 'list_id' });
    if ((await count.one(tx, list)).count > fanListsMax) refuse('listsFull');
    // What follows a rule has nobody of its own.
    if (rule) await clear.run(tx, { listId: saved.list_id });
    return saved;
  });
}
