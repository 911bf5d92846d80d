import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

/** The statements that delete the polls of these posts with their votes, in this order. */
export function deletingPolls<Inputs>(posts: Sql<Inputs>) {
  const parts = [sql`poll_votes`, sql`poll_options`, sql`post_polls`];
  return parts.map((table) => statement({}, sql`delete from ${table} o where o.post_id in (${posts})`));
}

const leaving = [
  sql`update post_polls o set voter_num = o.voter_num - 1
    where o.post_id in (select v.post_id from poll_votes v where v.user_id = ${$.userId})`,
  sql`with gone as (delete from poll_votes v where v.user_id = ${$.userId} returning v.post_id, v.option)
    update poll_options o set vote_num = o.vote_num - 1 from gone g
      where o.post_id = g.post_id and o.option = g.option`,
].map((text) => statement({}, text));

/** Deletes what a person has voted, from the counts too. */
export async function deleteVotesOf(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  for (const deletion of leaving) await deletion.run(tx, person);
}
