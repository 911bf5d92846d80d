import { keysetList, type PageInput } from '../../platform/db/keyset-page.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RawJson } from '../../platform/http/route.ts';
import { inputs, sql } from '../../platform/db/sql.ts';
import { fitsRule, planForValues } from '../lists/fits-rule.sql.ts';
import { isThereOnList } from '../lists/is-there.sql.ts';
import { countList, getList } from '../lists/lists.sql.ts';
import { ruleInputs } from '../lists/read-rule.ts';
import { personJson } from './person-json.sql.ts';

const $ = inputs({ listId: 'bigint', charId: 'bigint' });

const gifts = sql`left join gift_givers g on g.char_id = ${$.charId} and g.user_id = u.user_id`;

export const fittingPeople = keysetList({
  rows: sql`memberships`,
  alias: 'm',
  where: fitsRule,
  keys: [
    { column: 'm.joined_at', type: 'timestamptz' },
    { column: 'm.user_id', type: 'bigint' },
  ],
  jsonJoins: sql`join users u on u.user_id = m.user_id ${gifts}`,
  json: personJson(sql`m.joined_at`),
});

export const addedPeople = keysetList({
  rows: sql`fan_list_people`,
  alias: 'l',
  where: sql`l.list_id = ${$.listId} and ${isThereOnList}`,
  keys: [
    { column: 'l.added_at', type: 'timestamptz' },
    { column: 'l.user_id', type: 'bigint' },
  ],
  jsonJoins: sql`join users u on u.user_id = l.user_id
    left join memberships m on m.char_id = ${$.charId} and m.user_id = l.user_id ${gifts}`,
  json: personJson(sql`coalesce(m.joined_at, l.added_at)`),
});

/** Lists the people of a list that the creator has made. Refuses with `notFound` a list of somebody else. */
export async function listOwnList(
  db: Db,
  own: { viewerId: string; charId: string },
  page: PageInput & { list_id: string },
  now: Date,
): Promise<RawJson> {
  const list = await getList(db, own.charId, page.list_id);
  const count = await countList(db, own, list, now);
  const { rule } = list;
  if (!rule) return addedPeople.answerPage(db, { ...own, listId: list.list_id }, page, count);
  return db.transaction().execute(async (tx) => {
    await planForValues(tx);
    return fittingPeople.answerPage(tx, { ...own, ...ruleInputs(rule), now }, page, count);
  });
}
