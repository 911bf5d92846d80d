import type { GoldenConversation } from '@kindred/contract/cards/proof';
import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ charId: 'bigint', list: 'jsonb', userId: 'bigint' });

const list = statement(
  {
    title: 'text',
    turns: as<GoldenConversation['turns']>('jsonb'),
    checks: as<GoldenConversation['checks']>('jsonb'),
  },
  sql`select title, turns, checks from golden_conversations where char_id = ${$.charId} order by place`,
);

const deleteAll = statement({}, sql`delete from golden_conversations where char_id = ${$.charId}`);

const insertAll = statement(
  {},
  sql`insert into golden_conversations (char_id, place, title, turns, checks)
    select ${$.charId}, g.place, g.one->>'title', g.one->'turns', g.one->'checks'
    from jsonb_array_elements(${$.list}) with ordinality g (one, place)`,
);

const deleteOf = statement(
  {},
  sql`delete from golden_conversations g using characters c
    where c.char_id = g.char_id and c.user_id = ${$.userId}`,
);

/** Lists the creator's conversations in their order. */
export function listGoldenConversations(db: Db | Tx, of: string): Promise<GoldenConversation[]> {
  return list.all(db, { charId: of });
}

/** Replaces all golden conversations of a character. */
export async function replaceGoldenConversations(
  tx: Tx,
  of: string,
  conversations: GoldenConversation[],
): Promise<void> {
  await deleteAll.run(tx, { charId: of });
  await insertAll.run(tx, { charId: of, list: JSON.stringify(conversations) });
}

export async function deleteGoldenConversationsOf(tx: Tx, userId: string): Promise<void> {
  await deleteOf.run(tx, { userId });
}
