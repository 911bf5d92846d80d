import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { input, raw, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentMessage } from '../chat.present.ts';
import { messageColumns, messageRow } from '../message-row.ts';

const switchMode = statement(
  { ...messageRow, char_id: 'bigint', fan_id: 'bigint', fan_read_seq: 'integer' },
  sql`select ${raw(messageColumns('(l.message)'))}, char_id, fan_id, fan_read_seq
    from set_chat_mode(${input('creatorId', 'bigint')}, ${input('mode', 'smallint')}, ${input('now', 'timestamptz')}) l`,
);

/**
 * The default of the creator: by hand (1) or by the companion (0). A real switch leaves a line in the conversations of the
 * last day that follow it.
 */
export async function setChatMode(
  { db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>,
  { chat_mode: mode }: ParsedInput<'setChatMode'>,
  viewer: Viewer,
): Promise<CallOutput<'setChatMode'>> {
  if (!viewer.charId) refuse('creatorsOnly');
  const lines = await switchMode.all(db, { creatorId: viewer.userId, mode, now: clock.now() });
  for (const line of lines) {
    const marks = { fan_read_seq: line.fan_read_seq, creator_read_seq: 0 };
    const message = presentMessage(line, { char_id: line.char_id, user_id: line.fan_id }, marks);
    live.publish([line.fan_id, viewer.userId], { type: 'message.stored', message });
  }
  const people = [...new Set([viewer.userId, ...lines.map((line) => line.fan_id)])];
  live.publish(people, { type: 'chat_mode.changed', char_id: viewer.charId, chat_mode: mode });
  return { chat_mode: mode };
}
