import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { replyStopped } from './stop-reply.ts';

const $ = inputs({ fanId: 'bigint', conversationId: 'bigint?', now: 'timestamptz' });

const stop = statement(
  { reply_id: 'bigint' },
  sql`select stop_companion as reply_id from stop_companion(${$.fanId}, ${$.conversationId},
    ${$.now})`,
);

/** The SQL function stop_companion; writers in all processes hear of it at once, and find it in the database. */
export async function stopCompanion(
  { live }: Pick<Context, 'live'>,
  tx: Tx,
  { fanId, conversationId, now }: { fanId: string; conversationId: string | null; now: Date },
): Promise<void> {
  const stopped = await stop.all(tx, { fanId, conversationId, now });
  for (const { reply_id: replyId } of stopped) live.publishControl(replyStopped, replyId);
}
