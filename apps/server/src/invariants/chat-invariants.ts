import { blockedPairs } from '../features/blocks/blocked-pairs.sql.ts';
import { blocks } from '../features/blocks/blocks.sql.ts';
import { overdueReplyMs } from '../features/companion/reply-limits.ts';
import { businessNow, type Invariant } from './invariant.ts';

/** A job ends or restarts overdue answers every minute. */
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
          filter (where m.seq > greatest(c.fan_read_seq, c.fan_cleared_seq) and m.identity in ('creator', 'ai', 'automated'))
        or c.creator_unread <> count(m.seq) filter (where m.seq > greatest(c.creator_read_seq, c.creator_cleared_seq) and m.identity = 'fan')`,
  },
  {
    name: 'a badge is what the conversations in the inbox add up to, without muted, blocked and restricted ones',
    sql: `select u.user_id from users u
      cross join lateral (
        select c.creator_user_id as other, c.fan_unread as unread, c.fan_marked_unread as marked from conversations c
          where c.user_id = u.user_id and c.fan_folder = 'inbox' and not c.fan_muted
        union all
        select c.user_id, c.creator_unread, c.creator_marked_unread from conversations c
          where c.creator_user_id = u.user_id and c.creator_folder = 'inbox' and not c.creator_muted) side
      where not exists (select from ${blockedPairs} b where b.user_id = u.user_id and b.other_user_id = side.other)
        and not is_restricted(u.user_id, side.other)
      group by u.user_id
      having count(*) filter (where side.unread > 0 or side.marked) <= 1000
        and sum(case when side.unread > 0 then side.unread when side.marked then 1 else 0 end) <> unread_total(u.user_id)`,
  },
  {
    name: 'what is deleted for somebody is not listed for them, and nothing newer is hidden',
    sql: `select conversation_id from conversations
      where last_message_at is not null and (fan_folder = 'deleted') <> (fan_cleared_seq > 0 and preview_seq <= fan_cleared_seq)
        or (creator_folder = 'deleted') <> (creator_cleared_seq > 0 and preview_seq <= creator_cleared_seq)`,
  },
  {
    name: 'conversations know who has subscribed and what was given',
    sql: `select c.conversation_id from conversations c
      where c.is_subscriber <> exists (select from memberships m where m.user_id = c.user_id and m.char_id = c.char_id
          and membership_list(m.state) in ('subscribers', 'trials'))
        or c.gifted_diamonds <> case c.chat_no when 0 then coalesce((select g.diamonds from gift_givers g
          where g.user_id = c.user_id and g.char_id = c.char_id), 0) else 0 end`,
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
    sql: `select conversation_id from companion_replies where state in ('queued', 'writing', 'waiting', 'draft')
      group by conversation_id having count(*) > 1
        or min(updated_at) filter (where state <> 'draft') < ${businessNow} - interval '15 minutes'`,
  },
  {
    name: 'an answer that waits to go out has the job that will send it, and what was discarded is no message',
    sql: `select r.reply_id from companion_replies r where r.state = 'waiting' and r.due_at < ${businessNow} - interval '3 minutes'
        and not exists (select from graphile_worker.jobs j where j.key = 'companion.due:' || r.reply_id)
      union all
      select r.reply_id from companion_replies r join messages m using (message_id) where r.state = 'discarded'`,
  },
  {
    name: 'no answer is written for longer than one may take, and none waits without a job that will write it',
    sql: `select r.reply_id, r.state, r.claimed_at, r.updated_at from companion_replies r
      where r.state = 'writing' and r.claimed_at < ${overdueSince}
        or r.state = 'queued' and r.updated_at < ${overdueSince}
          and not exists (select from graphile_worker.jobs j where j.key = 'companion.reply:' || r.reply_id)`,
  },
  {
    name: 'what is reserved for messages is what the fan’s reserved account holds, and an answer is on its way for it',
    sql: `select coalesce(r.user_id, held.user_id) as user_id from (
        select m.user_id, sum(m.diamonds) as diamonds from message_charges m where m.state = 'reserved' group by m.user_id) r
      full join (select a.user_id, sum(p.amount) as diamonds from ledger_accounts a join postings p using (account_id)
        where a.kind = 'reserved' group by a.user_id having sum(p.amount) <> 0) held using (user_id)
      where r.diamonds is distinct from held.diamonds
      union all
      select m.user_id from message_charges m where m.state = 'reserved' and not exists (
        select from companion_replies x
          where x.conversation_id = m.conversation_id and x.state in ('queued', 'writing', 'waiting'))`,
  },
  {
    name: 'a message is paid for once, at no more than what was reserved, and what was given back is no sale',
    sql: `select m.conversation_id, m.seq from message_charges m
      left join journal_entries e on e.entry_id = m.charge_entry
      left join ledger_accounts w on w.user_id = m.user_id and w.kind = 'wallet'
      left join postings p on p.entry_id = e.entry_id and p.account_id = w.account_id
      where m.state = 'captured' and (e.kind <> 'message' or e.user_id <> m.user_id or p.amount is distinct from -m.charged)
      union all
      select m.conversation_id, m.seq from message_charges m group by m.conversation_id, m.seq having sum(m.charged) > max(m.diamonds)
      union all
      select null, e.entry_id::integer from journal_entries e where e.kind = 'message'
        and not exists (select from message_charges m where m.charge_entry = e.entry_id)
      union all
      select null, e.entry_id::integer from journal_entries e where e.kind = 'reserve'
        and not exists (select from message_charges m where m.reserve_entry = e.entry_id)`,
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
      select 'purchase', b.post_id from ${blockedPairs} w join purchases b on b.user_id = w.user_id
        join posts p using (post_id) join characters c on c.char_id = p.char_id and c.user_id = w.other_user_id
        where b.created_at > w.created_at
      union all
      select 'bought message', b.message_id from ${blockedPairs} w
        join conversations v on v.user_id = w.user_id and v.creator_user_id = w.other_user_id
        join messages m using (conversation_id) join message_purchases b using (message_id)
        where b.created_at > w.created_at
      union all
      select 'like', l.post_id from ${blockedPairs} w join likes l on l.user_id = w.user_id
        join posts p using (post_id) join characters c on c.char_id = p.char_id and c.user_id = w.other_user_id
        where l.created_at > w.created_at
      union all
      select 'comment', k.comment_id from ${blockedPairs} w join comments k on k.user_id = w.user_id
        join posts p using (post_id) join characters c on c.char_id = p.char_id and c.user_id = w.other_user_id
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
