import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const now = input('now', 'timestamptz');

// What was published long ago and is only edited is no news.
const markTold = statement(
  {},
  sql`update posts set told_at = ${now} where diary_id = ${input('postId', 'bigint')} and state = 1 and told_at is null
    and published_at > ${now} - interval '1 hour'`,
);

/** Tells higher rungs of a post that is public since this transaction, once ever; of no other. */
export async function publishPost(
  { hooks, clock }: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  postId: string,
): Promise<void> {
  if ((await markTold.run(tx, { postId, now: clock.now() })) === 0) return;
  for (const onPublished of hooks.postPublished) await onPublished(tx, { postId });
}
