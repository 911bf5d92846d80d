import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { appendLine, findChatPair } from '../../chat/append-line.ts';
import { isSalesQuiet } from '../../users/sales/is-sales-quiet.ts';

const $ = inputs({
  now: 'timestamptz',
  years: 'integer',
  after: 'timestamptz',
  userId: 'bigint',
  charId: 'bigint',
});

const batchSize = 200;
/** How many days an anniversary may be late, for example after an outage. */
const lookBackDays = 3;
const maxYears = 50;
const maxPerCreator = 3;

const dueRow = {
  user_id: 'bigint',
  char_id: 'bigint',
  owner_id: 'bigint',
  joined_at: 'timestamptz',
  /** The fan's first conversation, if they have written to the creator. */
  conversation_id: 'bigint?',
} as const;
type Due = ColumnsOf<typeof dueRow>;

const cause = sql`'together ' || f.char_id || ' ' || ${$.years}`;
const since = sql`(${$.now} - case when ${$.years} = 0 then interval '1 month' else make_interval(years => ${$.years}) end)`;

// Members with no block between them and the creator who have not switched these notices off. The first join counts,
// so leaving and joining again starts nothing new.
const listDue = statement(
  dueRow,
  sql`select f.user_id, f.char_id, c.user_id as owner_id, f.joined_at,
      (select v.conversation_id from conversations v
        where v.user_id = f.user_id and v.char_id = f.char_id and v.chat_no = 0 and exists (
          select from conversations w join messages s on s.conversation_id = w.conversation_id and s.identity = 'fan'
          where w.user_id = f.user_id and w.char_id = f.char_id)) as conversation_id
    from first_joins f
      join memberships m on m.user_id = f.user_id and m.char_id = f.char_id and m.state <> 'expired'
      join characters c on c.char_id = f.char_id and c.deleted_at is null
      join users u on u.user_id = f.user_id and u.deleted_at is null
    where f.joined_at > ${since} - make_interval(days => ${lookBackDays}) and f.joined_at <= ${since}
      and (f.joined_at, f.user_id, f.char_id)
        > (${$.after}, ${$.userId}, ${$.charId})
      and ${notBlocked(sql`f.user_id`, sql`c.user_id`)}
      and not exists (select from notifications n where n.user_id = f.user_id and n.cause = ${cause})
      and not exists (select from notice_choices o where o.user_id = f.user_id and o.push_type = 'local_msg'
        and o.channel = 'site' and not o.is_on)
    order by f.joined_at, f.user_id, f.char_id limit ${batchSize}`,
);

const findOldest = statement(
  { joined_at: 'timestamptz?' },
  sql`select min(joined_at) as joined_at from first_joins`,
);

/**
 * Notifies fans of a month and of each year with a creator, once, also in their conversation, and creators, up to
 * three times a day, of a year with a fan who has written to them.
 */
export async function notifyMilestones(context: Context): Promise<void> {
  const now = context.clock.now();
  const { joined_at: first } = await findOldest.one(context.db);
  if (!first) return;
  const creatorCounts = new Map<string, number>();
  const upTo = Math.min(maxYears, now.getUTCFullYear() - first.getUTCFullYear());
  for (let years = 0; years <= upTo; years += 1) await notifyAll(context, { now, years, creatorCounts });
}

type Round = { now: Date; years: number; creatorCounts: Map<string, number> };

async function notifyAll(context: Context, round: Round): Promise<void> {
  let last = { joined_at: new Date(0), user_id: '0', char_id: '0' };
  for (;;) {
    const { joined_at: after, user_id: userId, char_id: charId } = last;
    const { now, years } = round;
    const rows = await listDue.all(context.db, { now, years, after, userId, charId });
    for (const row of rows) await notifyMilestone(context, row, round);
    const newest = rows.at(-1);
    if (!newest || rows.length < batchSize) return;
    last = newest;
  }
}

function notifyMilestone(context: Context, due: Due, { now, years, creatorCounts }: Round): Promise<void> {
  const { user_id: userId, char_id: charId, owner_id: ownerId } = due;
  const shared = { charId, years: Math.max(years, 1), cause: `together ${charId} ${years}`, now };
  const topic = years === 0 ? 'month_together' : 'year_together';
  const before = creatorCounts.get(charId) ?? 0;
  const isForCreator = years > 0 && due.conversation_id !== null && before < maxPerCreator;
  if (isForCreator) creatorCounts.set(charId, before + 1);
  return transact(context, async (tx) => {
    await publishDomainEvent(context, tx, { ...shared, topic, userId, otherUserId: ownerId });
    await writeLine(tx, due, { now, years });
    if (!isForCreator) return;
    const fan = { userId: ownerId, otherUserId: userId, topic: 'fan_year' as const };
    await publishDomainEvent(context, tx, { ...shared, ...fan, cause: `${shared.cause} ${userId}` });
  });
}

/** Appends a line to the conversation, for both sides, unless the fan is in care mode. */
async function writeLine(tx: Tx, due: Due, { now, years }: Pick<Round, 'now' | 'years'>): Promise<void> {
  const { conversation_id: conversationId, user_id: userId, owner_id: ownerId } = due;
  if (conversationId === null || (await isSalesQuiet(tx, userId, now))) return;
  const pair = await findChatPair(tx, conversationId);
  const line = { conversationId, type: 'milestone' as const, content: String(years), now };
  const message = pair && (await appendLine(tx, pair, line));
  if (message) notifyUsers(tx, [userId, ownerId], { type: 'message.stored', message });
}
