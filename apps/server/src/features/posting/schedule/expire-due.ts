import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../../platform/db/transact.ts';

const $ = inputs({ now: 'timestamptz', postId: 'bigint' });

const batchSize = 100;

const listDue = statement(
  { post_id: 'bigint' },
  sql`select post_id from post_times where expired_at is null and expires_at is not null and expires_at <= ${$.now}
    order by expires_at, post_id limit ${batchSize}`,
);
const lock = statement(
  { post_id: 'bigint' },
  sql`select post_id from posts where post_id = ${$.postId} for update`,
);
const markExpired = statement(
  { post_id: 'bigint' },
  sql`update post_times set expired_at = ${$.now}
    where post_id = ${$.postId} and expired_at is null and expires_at <= ${$.now} returning post_id`,
);
// A draft, or a post that is with reviewers, keeps its state.
const expire = statement(
  { user_id: 'bigint' },
  sql`update posts p set state = 6, sort = 0 from characters c
    where p.post_id = ${$.postId} and p.state = 1 and p.deleted_at is null and c.char_id = p.char_id
    returning c.user_id`,
);

/** Hides every post whose time is over from all but its creator and its buyers. */
export async function expireDue(context: Context): Promise<void> {
  for (;;) {
    const due = await listDue.all(context.db, { now: context.clock.now() });
    for (const { post_id: postId } of due) {
      await transact(context, async (tx) => {
        const now = context.clock.now();
        await lock.first(tx, { postId });
        if (!(await markExpired.first(tx, { postId, now }))) return;
        const hidden = await expire.first(tx, { postId });
        if (hidden) revokeAccess(tx, [hidden.user_id]);
      });
    }
    if (due.length < batchSize) return;
  }
}
