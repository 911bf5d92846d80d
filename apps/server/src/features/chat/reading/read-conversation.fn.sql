-- Counts a person's unread messages on both sides of their conversations, without blocked and restricted people and
-- without muted, archived or deleted conversations. A conversation marked as unread by hand counts as one. Adds up at
-- most the first thousand unread conversations per side, which bounds the cost of a badge.
create or replace function unread_total(p_user bigint) returns integer language sql stable
return (select coalesce(sum(t.unread), 0)::integer from (
  (select greatest(c.fan_unread, 1) as unread from conversations c
    where c.user_id = p_user and (c.fan_unread > 0 or c.fan_marked_unread) and c.fan_folder = 'inbox'
      and c.last_message_at is not null and not c.fan_muted
      and not exists (select from blocked_with(p_user) b where b.other_user_id = c.creator_user_id)
      and not exists (select from restricted_by(p_user) r where r.other_user_id = c.creator_user_id)
    limit 1000)
  union all
  (select greatest(c.creator_unread, 1) from conversations c
    where c.creator_user_id = p_user and (c.creator_unread > 0 or c.creator_marked_unread) and c.creator_folder = 'inbox'
      and c.last_message_at is not null and not c.creator_muted
      and not exists (select from blocked_with(p_user) b where b.other_user_id = c.user_id)
      and not exists (select from restricted_by(p_user) r where r.other_user_id = c.user_id)
    limit 1000)) t);

-- The one definition of unread: messages of the other side after the read mark that were not unsent.
create or replace function recount_unread(p_conversation bigint, p_side text, p_read_seq integer) returns integer
language sql stable
  return (select count(*)::integer from messages m
    where m.conversation_id = p_conversation and m.seq > p_read_seq and not m.is_deleted
      and case p_side when 'fan' then m.identity in ('creator', 'ai', 'automated') else m.identity = 'fan' end);

-- Moves the read mark of the viewer's own side forward to p_seq and removes the unread mark (unmarked). Returns no row
-- when the conversation is not theirs. Changes nothing across a block, so that nobody behind it learns what was read.
-- is_shown: publish it to the other side.
create or replace function read_conversation(
  p_viewer bigint, p_char bigint, p_fan bigint, p_chat smallint, p_seq integer,
  out changed boolean, out unmarked boolean, out side text, out read_seq integer, out fan_id bigint, out creator_id bigint, out viewer_unread integer,
  out is_shown boolean
) returns setof record language plpgsql as $$
declare
  c conversations;
begin
  perform lock_user_pair_shared(p_fan, (select ch.user_id from characters ch where ch.char_id = p_char));
  select * into c from conversations v
    where v.char_id = p_char and v.user_id = p_fan and v.chat_no = p_chat
      and (p_viewer = v.user_id or p_viewer = v.creator_user_id and v.last_message_at is not null)
      and not is_blocked(v.user_id, v.creator_user_id)
    for update;
  if not found then return; end if;
  side := case when c.user_id = p_viewer then 'fan' else 'creator' end;
  fan_id := c.user_id;
  creator_id := c.creator_user_id;
  read_seq := greatest(
    case side when 'fan' then c.fan_read_seq else c.creator_read_seq end, least(p_seq, c.last_seq));
  unmarked := case side when 'fan' then c.fan_marked_unread else c.creator_marked_unread end;
  changed := read_seq > case side when 'fan' then c.fan_read_seq else c.creator_read_seq end;
  if (changed or unmarked) and side = 'fan' then
    update conversations v set fan_read_seq = read_seq, fan_marked_unread = false, changed_xid = pg_current_xact_id(),
      fan_unread = recount_unread(c.conversation_id, 'fan', greatest(read_seq, c.fan_cleared_seq)) where v.conversation_id = c.conversation_id;
  elsif changed or unmarked then
    update conversations v set creator_read_seq = read_seq, creator_marked_unread = false,
      changed_xid = pg_current_xact_id(),
      creator_unread = recount_unread(c.conversation_id, 'creator', greatest(read_seq, c.creator_cleared_seq)) where v.conversation_id = c.conversation_id;
  end if;
  viewer_unread := unread_total(p_viewer);
  is_shown := receipts_shown(fan_id, creator_id);
  return next;
end $$;
