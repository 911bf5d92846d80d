import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ now: 'timestamptz', postId: 'bigint' });

// An edit of an old post is no news.
const markAnnounced = statement(
  {},
  sql`update posts set told_at = ${$.now} where post_id = ${$.postId} and state = 1 and told_at is null
    and published_at > ${$.now} - interval '1 hour'`,
);

/** Runs the `postPublished` hooks for a post that this transaction made public, once per post. */
export async function publishPost(
  { hooks, clock }: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  postId: string,
): Promise<void> {
  if ((await markAnnounced.run(tx, { postId, now: clock.now() })) === 0) return;
  for (const onPublished of hooks.postPublished) await onPublished(tx, { postId });
}
