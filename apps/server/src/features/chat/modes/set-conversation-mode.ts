import type { ParsedInput } from '@kindred/contract/all/calls';
import type { AnswerMode } from '@kindred/contract/chat/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentMessage } from '../chat.present.ts';
import { messageColumns, messageRow, readMarks } from '../message-row.ts';

const $ = inputs({
  creatorId: 'bigint',
  charId: 'bigint',
  fanId: 'bigint',
  chatNo: 'smallint',
  mode: 'text?',
  now: 'timestamptz',
});

const setMode = statement(
  {
    ...messageRow,
    ...readMarks,
    outcome: as<'ok' | 'gone'>('text'),
    answered: as<AnswerMode>('text'),
    is_switch: 'boolean',
  },
  sql`select outcome, answered, (s.message).seq is not null as is_switch, ${raw(messageColumns('(s.message)'))},
      fan_read_seq, creator_read_seq
    from set_conversation_mode(${$.creatorId}, ${$.charId},
      ${$.fanId}, ${$.chatNo}, ${$.mode}, ${$.now}) s`,
);

/**
 * Sets who answers in one conversation; `default` follows the creator's default. A switch between the companion and the
 * person writes a line into it. Returns the mode as both sides see it: 1 by hand, 0 the companion.
 */
export async function setConversationMode(
  { db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>,
  fields: ParsedInput<'setConversationMode'>,
  viewer: Viewer,
): Promise<{ chat_mode: 0 | 1; mode: AnswerMode | null }> {
  if (!viewer.charId) refuse('creatorsOnly');
  const { char_id: charId, user_id: fanId, chat_no: chatNo } = fields;
  const mode = fields.mode === 'default' ? null : fields.mode;
  const change = { creatorId: viewer.userId, charId, fanId, chatNo, mode, now: clock.now() };
  const row = await setMode.one(db, change);
  if (row.outcome === 'gone') refuse('notFound');
  const conversation = { char_id: charId, user_id: fanId, chat_no: chatNo };
  const { answered } = row;
  const chatMode = answered === 'off' ? 1 : 0;
  if (row.is_switch) {
    live.publish([fanId, viewer.userId], {
      type: 'message.stored',
      message: presentMessage(row, conversation, row),
    });
  }
  const changed = { type: 'conversation.mode_changed', conversation, chat_mode: chatMode } as const;
  live.publish([fanId], { ...changed, mode: null, answered: null, handover: null });
  live.publish([viewer.userId], { ...changed, mode, answered, handover: null });
  return { chat_mode: chatMode, mode };
}
