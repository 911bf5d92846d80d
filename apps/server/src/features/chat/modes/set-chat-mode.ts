import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { messageColumns } from '../message-row.ts';
import { announceDefaultMode, modeLineRow } from './announce-default-mode.ts';

const $ = inputs({ creatorId: 'bigint', mode: 'smallint', now: 'timestamptz' });

const switchMode = statement(
  modeLineRow,
  sql`select ${raw(messageColumns('(l.message)'))}, char_id, fan_id, chat_no, fan_read_seq
    from set_chat_mode(${$.creatorId}, ${$.mode}, ${$.now}) l`,
);

/**
 * Sets the creator's default: by hand (1) or by the companion (0). A change writes a line into the conversations of the
 * last day that follow it.
 */
export async function setChatMode(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { chat_mode: mode }: ParsedInput<'setChatMode'>,
  { charId, userId: creatorId }: Viewer,
): Promise<CallOutput<'setChatMode'>> {
  if (!charId) refuse('creatorsOnly');
  const now = context.clock.now();
  const lines = await switchMode.all(context.db, { creatorId, mode, now });
  await announceDefaultMode(context, { creatorId, charId, mode, lines, now });
  return { chat_mode: mode };
}
