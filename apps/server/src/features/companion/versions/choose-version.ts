import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import {
  announceChanged,
  changedMessageColumns,
  changedMessageRow,
  presentChanged,
} from '../../chat/changes/changed-message.ts';
import { updateSoon } from '../../memory/update/update-soon.ts';
import { announceQuestion } from './announce-question.ts';

const $ = inputs({ fanId: 'bigint', messageId: 'bigint', version: 'integer', now: 'timestamptz' });

const choose = statement(
  {
    ...changedMessageRow,
    outcome: as<'ok' | 'repeated' | 'gone' | 'busy' | 'closed' | 'deleted'>('text'),
    question_seq: 'integer?',
  },
  sql`select outcome, ${changedMessageColumns}, (d.question).seq as question_seq
    from choose_answer_version(${$.fanId}, ${$.messageId},
      ${$.version}, ${$.now}) d`,
);

/**
 * Makes another version of the newest answer, with the words that it answers, what the conversation says; gives the answer.
 * Once one of the two has written on, the chosen one stands.
 */
export async function chooseVersion(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { msg_id: messageId, version }: ParsedInput<'chooseVersion'>,
  { userId: fanId }: Viewer,
): Promise<ChatMessage> {
  const { db, live, clock } = context;
  const row = await choose.one(db, { fanId, messageId, version, now: clock.now() });
  switch (row.outcome) {
    case 'ok': {
      await announceQuestion(context, row.conversation_id, row.question_seq);
      const message = announceChanged(live, row);
      await updateSoon(db, row.conversation_id);
      return message;
    }
    case 'repeated':
      return presentChanged(row);
    case 'gone':
      return refuse('notFound');
    case 'busy':
      return refuse('answerUnderWay');
    case 'closed':
      return refuse('noLiveReply');
    case 'deleted':
      return refuse('messageDeleted');
    default:
      return row.outcome satisfies never;
  }
}
