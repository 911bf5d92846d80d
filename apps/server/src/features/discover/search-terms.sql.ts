import type { Db, Tx } from '../../platform/db/db.ts';
import { sql, statement } from '../../platform/db/sql.ts';

const unused = statement({ done: 'boolean' }, sql`select delete_unused_terms() is null as done`);

/** Deletes the words that no text has any more since somebody's texts went. */
export async function deleteUnusedTerms(tx: Tx): Promise<void> {
  await unused.one(tx);
}

const sweep = statement(
  { swept: 'bigint' },
  sql`with used as materialized (
      select word from ts_stat('select words from character_words union all select words from post_words')
    ), unused as (
      delete from search_terms t where not exists (select from used where used.word = t.word) returning 1
    )
    select count(*) as swept from unused`,
);

/** Deletes all words that no text has, also those that nobody has noted as such. */
export async function sweepTerms(db: Db): Promise<void> {
  await sweep.one(db);
}
