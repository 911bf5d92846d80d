import type { Context } from '../../../context.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { presentMessage } from '../chat.present.ts';
import { messageRow } from '../message-row.ts';

const $ = inputs({ creatorId: 'bigint', now: 'timestamptz' });

/** A line about who answers, with the conversation that contains it. */
export const modeLineRow = {
  ...messageRow,
  char_id: 'bigint',
  fan_id: 'bigint',
  chat_no: 'smallint',
  fan_read_seq: 'integer',
} as const;
type ModeLineRow = ColumnsOf<typeof modeLineRow>;

const findMode = statement(
  { chat_mode: as<0 | 1>('integer') },
  sql`select case creator_mode(${$.creatorId}, ${$.now}) when 'off' then 1 else 0 end
    as chat_mode`,
);

type DefaultMode = {
  creatorId: string;
  charId: string;
  /** The mode that the creator chose; outside of working hours another one may hold. */
  mode: 0 | 1;
  lines: ModeLineRow[];
  now: Date;
};

/** Publishes the default mode to the creator, and each line with the present mode to its fan. */
export async function announceDefaultMode(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { creatorId, charId, mode, lines, now }: DefaultMode,
): Promise<void> {
  for (const line of lines) {
    const marks = { fan_read_seq: line.fan_read_seq, creator_read_seq: 0 };
    const message = presentMessage(
      line,
      { char_id: line.char_id, user_id: line.fan_id, chat_no: line.chat_no },
      marks,
    );
    live.publish([line.fan_id, creatorId], { type: 'message.stored', message });
  }
  live.publish([creatorId], { type: 'chat_mode.changed', char_id: charId, chat_mode: mode });
  const fans = [...new Set(lines.map((line) => line.fan_id))];
  if (fans.length === 0) return;
  const { chat_mode } = await findMode.one(db, { creatorId, now });
  live.publish(fans, { type: 'chat_mode.changed', char_id: charId, chat_mode });
}
