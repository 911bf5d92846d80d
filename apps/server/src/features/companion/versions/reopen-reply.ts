import { maxAnswerVersions } from '@kindred/contract/companion/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { refuseSpend } from '../../wallet/limits/assert-within-limit.ts';

const $ = inputs({
  fanId: 'bigint',
  messageId: 'bigint',
  question: 'text?',
  isContinued: 'boolean',
  max: 'integer',
  now: 'timestamptz',
});

const reopen = statement(
  {
    outcome: as<
      'ok' | 'live' | 'busy' | 'full' | 'gone' | 'not_joined' | 'insufficient' | 'blocked' | 'over_limit'
    >('text'),
    reply_id: 'bigint?',
    cost: 'integer?',
    balance: 'bigint?',
  },
  sql`select outcome, reply_id, cost, balance from reopen_reply(${$.fanId}, ${$.messageId},
    ${$.question}, ${$.isContinued}, ${$.max},
    ${$.now})`,
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

/**
 * Has the newest answer written again and returns its id. For two calls at once it is written once: the second asker reads along. What was
 * given back when it failed or was stopped is reserved again.
 */
export async function reopenReply(
  context: Pick<Context, 'db' | 'clock' | 'live'>,
  { fanId, messageId, question, isContinued = false }: Reopened,
): Promise<string> {
  const { db, clock, live } = context;
  const {
    outcome,
    reply_id: replyId,
    cost,
    balance,
  } = await reopen.one(db, {
    fanId,
    messageId,
    question: question ?? null,
    isContinued,
    max: maxAnswerVersions,
    now: clock.now(),
  });
  switch (outcome) {
    case 'ok':
      if (cost) live.publish([fanId], { type: 'wallet.changed', diamond: Number(balance) });
      return replyId ?? refuse('noLiveReply');
    case 'live':
      return replyId ?? refuse('noLiveReply');
    case 'not_joined':
      return refuse('notJoined');
    case 'insufficient':
      return refuse('insufficientBalance', { diamond: Number(balance) });
    case 'blocked':
      return refuse('walletBlocked', { diamond: Number(balance) });
    case 'over_limit':
      return refuseSpend(db, context, { userId: fanId, cents: cost ?? 0 });
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
