import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { announceState } from '../announce-state.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const end = statement({ is_ended: 'boolean' }, sql`select end_care(${$.userId}, ${$.now}) as is_ended`);

/** The conversations in which the fan spoke of distress. */
const listHeard = statement(
  { char_id: 'bigint', chat_no: 'smallint', creator_user_id: 'bigint' },
  sql`select c.char_id, c.chat_no, c.creator_user_id from conversations c
    where c.user_id = ${$.userId} and c.distress_seq is not null and is_distress_current(c.conversation_id) limit 100`,
);

/** Ends the viewer's care mode and publishes that to their tabs and to the creators they spoke to about distress. */
export async function endCare(
  context: Context,
  _input: unknown,
  { userId: fanId }: Viewer,
): Promise<Record<string, never>> {
  const { db, clock } = context;
  const { is_ended } = await end.one(db, { userId: fanId, now: clock.now() });
  if (is_ended) await announceCareEnd(context, fanId);
  return {};
}

/** Publishes the end of a fan's care mode to their tabs and to the creators they spoke to about distress. */
export async function announceCareEnd(context: Context, fanId: string): Promise<void> {
  const { db, live } = context;
  live.publish([fanId], { type: 'care.ended' });
  for (const { char_id: charId, chat_no: chatNo, creator_user_id } of await listHeard.all(db, {
    userId: fanId,
  }))
    await announceState(context, creator_user_id, { charId, fanId, chatNo });
}
