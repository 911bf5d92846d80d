import { maxAnswerVersions } from '@kindred/contract/companion/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const reopen = statement(
  { outcome: as<'ok' | 'live' | 'busy' | 'full' | 'gone'>('text'), reply_id: 'bigint?' },
  sql`select outcome, reply_id from reopen_reply(${input('fanId', 'bigint')}, ${input('messageId', 'bigint')},
    ${input('question', 'text?')}, ${input('isContinued', 'boolean')}, ${input('max', 'integer')},
    ${input('now', 'timestamptz')})`,
);

type Reopened = {
  fanId: string;
  /** Of the answer; with `question` of the fan's message that it answers. */
  messageId: string;
  /** Other words of the fan's to answer. */
  question?: string;
  /** The stored answer is gone on with. */
  isContinued?: boolean;
};

/** Has the newest answer written again and gives its id. Asked for twice, it is written once: the second asker reads along. */
export async function reopenReply(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { fanId, messageId, question, isContinued = false }: Reopened,
): Promise<string> {
  const { outcome, reply_id: replyId } = await reopen.one(db, {
    fanId,
    messageId,
    question: question ?? null,
    isContinued,
    max: maxAnswerVersions,
    now: clock.now(),
  });
  switch (outcome) {
    case 'ok':
    case 'live':
      return replyId ?? refuse('noLiveReply');
    case 'busy':
      return refuse('answerUnderWay');
    case 'full':
      return refuse('versionsFull');
    case 'gone':
      return refuse('noLiveReply');
    default:
      return outcome satisfies never;
  }
}
