import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ charId: 'bigint', kind: 'text', fanId: 'bigint', event: 'text', words: 'text' });

const queue = statement(
  {},
  sql`select queue_auto_message(${$.charId}, ${$.kind}, ${$.fanId}, ${$.event}, ${$.words})`,
);

/**
 * Queues the message that a creator has written for likes or comments: once per post and person, however often a like is
 * set and removed and however many comments they write.
 */
export async function thankForEngagement(
  tx: Tx,
  { topic, charId, postId, fanId, words }: HookInput<'postEngaged'>,
): Promise<void> {
  const [kind, event] = topic === 'liked' ? ['new-likes', 'like'] : ['new-comments', 'comment'];
  await queue.run(tx, { charId, kind, fanId, event: `${event}:${postId}:${fanId}`, words });
}
