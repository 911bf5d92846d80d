import { blockedPairs } from '../features/blocks/blocked-pairs.sql.ts';
import { blocks } from '../features/blocks/blocks.sql.ts';
import { overdueReplyMs } from '../features/companion/reply-limits.ts';
import { businessNow, type Invariant } from './invariant.ts';

/** The job that ends such answers, or gives them a new one, comes every minute. */
const overdueSince = `${businessNow} - interval '${overdueReplyMs / 1000 + 120} seconds'`;

export const chatInvariants: Invariant[] = [
  {
    name: 'message numbers have no holes and the last one agrees',
    sql: `select c.conversation_id, c.last_seq from conversations c left join messages m using (conversation_id)
      group by c.conversation_id
      having c.last_seq <> count(m.seq) or c.last_seq <> coalesce(max(m.seq), 0)`,
  },
  {
    name: 'unread counters equal a recount',
    sql: `select c.conversation_id, c.fan_unread, c.creator_unread from conversations c
      left join messages m on m.conversation_id = c.conversation_id and not m.is_deleted
      group by c.conversation_id
      having c.fan_unread <> count(m.seq)
          filter (where m.seq > c.fan_read_seq and m.identity in ('creator', 'ai', 'automated'))
        or c.creator_unread <> count(m.seq) filter (where m.seq > c.creator_read_seq and m.identity = 'fan')`,
  },
  {
    name: 'no receipt is ahead of the log',
    sql: `select conversation_id from conversations where greatest(fan_read_seq, creator_read_seq) > last_seq`,
  },
  {
    name: 'no client id was stored twice',
    sql: `select conversation_id, sender_user_id, client_id from messages where client_id is not null
      group by conversation_id, sender_user_id, client_id having count(*) > 1`,
  },
  {
    name: 'a conversation belongs to a fan and the character of its creator',
    sql: `select v.conversation_id from conversations v join characters c using (char_id)
      where v.creator_user_id <> c.user_id or v.user_id = c.user_id`,
  },
  {
    name: 'one live companion reply per conversation, and none is stuck',
    sql: `select conversation_id from companion_replies where state in ('queued', 'writing')
      group by conversation_id having count(*) > 1 or min(updated_at) < ${businessNow} - interval '15 minutes'`,
  },
  {
    name: 'no answer is written for longer than one may take, and none waits without a job that will write it',
    sql: `select r.reply_id, r.state, r.claimed_at, r.updated_at from companion_replies r
      where r.state = 'writing' and r.claimed_at < ${overdueSince}
        or r.state = 'queued' and r.updated_at < ${overdueSince}
          and not exists (select from graphile_worker.jobs j where j.key = 'companion.reply:' || r.reply_id)`,
  },
  {
    name: 'whoever is blocked is apart from whoever blocks, both ways, and nobody else is',
    sql: `select user_id, other_user_id from (
        select b.user_id, b.other_user_id from ${blocks} b union select b.other_user_id, b.user_id from ${blocks} b) wanted
      full join ${blockedPairs} p using (user_id, other_user_id)
      where p.created_at is null or wanted.user_id is null`,
  },
  {
    name: 'nothing new passes a block',
    sql: `select 'message' as what, m.message_id as id from ${blockedPairs} w
        join conversations v on v.user_id = w.user_id and v.creator_user_id = w.other_user_id
        join messages m using (conversation_id) where m.created_at > w.created_at
      union all
      select 'gift', g.gift_id from ${blockedPairs} w join gifts g on g.user_id = w.user_id
        join characters c on c.char_id = g.char_id and c.user_id = w.other_user_id where g.created_at > w.created_at
      union all
      select 'purchase', b.diary_id from ${blockedPairs} w join purchases b on b.user_id = w.user_id
        join posts p using (diary_id) join characters c on c.char_id = p.char_id and c.user_id = w.other_user_id
        where b.created_at > w.created_at
      union all
      select 'like', l.diary_id from ${blockedPairs} w join likes l on l.user_id = w.user_id
        join posts p using (diary_id) join characters c on c.char_id = p.char_id and c.user_id = w.other_user_id
        where l.created_at > w.created_at
      union all
      select 'comment', k.comment_id from ${blockedPairs} w join comments k on k.user_id = w.user_id
        join posts p using (diary_id) join characters c on c.char_id = p.char_id and c.user_id = w.other_user_id
        where k.created_at > w.created_at
      union all
      select 'reply', k.comment_id from ${blockedPairs} w join comments k on k.user_id = w.user_id
        and k.reply_user_id = w.other_user_id where k.created_at > w.created_at
      union all
      select 'membership', m.char_id from ${blockedPairs} w join memberships m on m.user_id = w.user_id
        join characters c on c.char_id = m.char_id and c.user_id = w.other_user_id
        where m.joined_at > w.created_at and (m.kind = 'free' or m.renews)`,
  },
];
