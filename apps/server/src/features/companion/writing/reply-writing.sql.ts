import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { messageColumns, messageRow, readMarks } from '../../chat/message-row.ts';

const $ = inputs({
  replyId: 'bigint',
  attempt: 'integer',
  now: 'timestamptz',
  maxWriting: 'integer',
  maxCrashes: 'integer',
  replyIds: 'bigint[]',
  attempts: 'integer[]',
  contents: 'text[]',
  before: 'timestamptz',
  staleBefore: 'timestamptz',
  state: 'text',
  content: 'text',
  error: 'text?',
  shareBps: 'integer',
  availableAt: 'timestamptz',
});

const claimedReply = {
  reply_id: 'bigint',
  conversation_id: 'bigint',
  message_id: 'bigint',
  to_seq: 'integer',
  attempt: 'integer',
  /** The fan's words that are answered, where they are not those of the log yet. */
  question: 'text?',
  /** Whether the fan sees it being written (`auto`), sees that something is (`supervised`), or nothing of it. */
  mode: as<'auto' | 'supervised' | 'draft'>('text'),
  /** Who answers: the companion, or Kindred's care in its own words or with the help card. */
  kind: as<'companion' | 'care' | 'help'>('text'),
} as const;

/** An answer that this process has taken up. `attempt` is its hold on it: once another has it, nothing more is stored. */
export type ClaimedReply = ColumnsOf<typeof claimedReply>;

const claimRow = {
  ...claimedReply,
  /** What the stored answer says, where it is gone on with. */
  continued: 'text?',
  /** Which version of the answer this will be. */
  version: 'integer',
  outcome: as<'write' | 'stop' | 'fail' | 'busy' | 'wait' | 'gone'>('text'),
} as const;
export type Claim = ColumnsOf<typeof claimRow>;

const claim = statement(
  claimRow,
  sql`select outcome, (r.reply).reply_id, (r.reply).conversation_id, (r.reply).message_id, (r.reply).to_seq,
      (r.reply).attempt, (r.reply).question, (r.reply).mode, (r.reply).kind,
      case when (r.reply).is_continued then m.content end as continued,
      coalesce(case when (r.reply).is_continued then m.version else m.version_num + 1 end, 1) as version
    from claim_reply(${$.replyId}, ${$.maxWriting}, ${$.maxCrashes}, ${$.now}) r
      left join messages m on m.message_id = (r.reply).message_id`,
);

/** The SQL function claim_reply; the columns of the reply are to be used for write, stop and fail alone. */
export function claimReply(
  db: Db,
  inputs: { replyId: string; maxWriting: number; maxCrashes: number; now: Date },
): Promise<Claim> {
  return claim.one(db, inputs);
}

/** What shows that a writer lives is moved this often at most: it is indexed, and the text is not. */
const touchEverySeconds = 4;

const save = statement(
  { reply_id: 'bigint', outcome: as<'kept' | 'stop' | 'lost' | 'busy'>('text') },
  sql`with given as (
      select * from unnest(${$.replyIds}, ${$.attempts}, ${$.contents})
        as g (reply_id, attempt, content)),
    held as (
      select r.reply_id from companion_replies r join given g using (reply_id, attempt)
      where r.state = 'writing' for no key update of r skip locked),
    saved as (
      update companion_replies r set content = g.content,
          updated_at = case when r.updated_at < ${$.now} - interval '${touchEverySeconds} seconds' then ${$.now} else r.updated_at end
        from given g join held using (reply_id) where r.reply_id = g.reply_id
        returning r.reply_id, r.stop_requested or not exists (
          select from conversations c where c.conversation_id = r.conversation_id
            and ${notBlocked(sql`c.user_id`, sql`c.creator_user_id`)}) as is_halted)
    select g.reply_id, case when s.is_halted then 'stop' when s.reply_id is not null then 'kept'
        when exists (select from companion_replies r
          where r.reply_id = g.reply_id and r.attempt = g.attempt and r.state = 'writing') then 'busy'
        else 'lost' end as outcome
      from given g left join saved s using (reply_id)`,
);

/**
 * Keeps the texts so far. `lost`: another has taken the reply over; `busy`: somebody changes it in this moment, so that it was
 * not saved.
 */
export async function saveReplies(
  db: Db,
  replies: readonly { claimed: ClaimedReply; content: string }[],
  now: Date,
): Promise<Map<string, 'kept' | 'stop' | 'lost' | 'busy'>> {
  const rows = await save.all(db, {
    replyIds: replies.map(({ claimed }) => claimed.reply_id),
    attempts: replies.map(({ claimed }) => claimed.attempt),
    contents: replies.map(({ content }) => content),
    now,
  });
  return new Map(rows.map(({ reply_id, outcome }) => [reply_id, outcome]));
}

/** Answers that somebody has been writing since before that time. */
export const listOverdueReplies = statement(
  claimedReply,
  sql`select reply_id, conversation_id, message_id, to_seq, attempt, question, mode, kind from companion_replies
    where state = 'writing' and claimed_at < ${$.before} order by claimed_at limit 200`,
);

/** Answers whose writer has shown no sign since before that time go back to the queue. */
export const requeueLost = statement({}, sql`select requeue_lost_replies(${$.staleBefore}, ${$.now})`);

const release = statement(
  {},
  sql`update companion_replies set state = 'queued', updated_at = ${$.now}
    where reply_id = ${$.replyId} and attempt = ${$.attempt} and state = 'writing' returning queue_reply(reply_id)`,
);

/** Gives a reply back to the queue, for the next worker. */
export async function releaseReply(db: Db, claimed: ClaimedReply, now: Date): Promise<void> {
  await release.run(db, { replyId: claimed.reply_id, attempt: claimed.attempt, now });
}

const finishedRow = {
  ...messageRow,
  ...readMarks,
  outcome: as<'ok' | 'pending' | 'lost'>('text'),
  /** Null where nothing was stored; false where a message was replaced. */
  is_new: 'boolean?',
  fan_unread_total: 'integer',
  creator_unread_total: 'integer',
  /** The fan's, where something was captured or given back. */
  wallet_balance: 'bigint?',
  is_paid: 'boolean?',
} as const;
export type FinishedRow = ColumnsOf<typeof finishedRow>;

const finish = statement(
  finishedRow,
  sql`select outcome, is_new, ${raw(messageColumns('(f.message)'))}, (f.counts).*, wallet_balance, is_paid
    from finish_reply(${$.replyId}, ${$.attempt}, ${$.state}, ${$.content},
      ${$.error}, ${$.now}, ${$.shareBps}, ${$.availableAt}) f`,
);

/** The SQL function finish_reply: state and message at once. */
export function finishReply(
  db: Db,
  claimed: ClaimedReply,
  ending: { state: 'complete' | 'stopped' | 'failed'; content: string; error?: string | undefined },
  sale: { shareBps: number; now: Date; availableAt: Date },
): Promise<FinishedRow> {
  const { state, content, error = null } = ending;
  return finish.one(db, {
    replyId: claimed.reply_id,
    attempt: claimed.attempt,
    state,
    content,
    error,
    ...sale,
  });
}
