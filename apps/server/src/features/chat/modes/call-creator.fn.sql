-- Whether a creator is notified when a fan raises this topic while the companion answers. Distress always notifies.
create or replace function calls_creator(p_creator bigint, p_mode text, p_topic text) returns boolean language sql stable
  return p_topic = 'distress' or p_topic is not null and p_mode in ('auto', 'supervised') and not exists (
    select from answer_settings s where s.user_id = p_creator and p_topic <> all (s.handover_topics));

-- Marks a conversation for its creator because of the topic of the fan's message p_seq. The companion goes on answering;
-- a message of the creator removes the mark. Expects the conversation's row to be locked. Returns whether to notify the
-- creator.
create or replace function call_creator(p_conversation bigint, p_topic text, p_seq integer, p_now timestamptz)
  returns boolean language plpgsql as $$
declare
  c conversations;
begin
  select * into c from conversations v where v.conversation_id = p_conversation;
  if not calls_creator(c.creator_user_id, answer_mode(c.mode, c.creator_user_id, p_now), p_topic) then return false; end if;
  update conversations v set handover = p_topic, handover_seq = p_seq, changed_xid = pg_current_xact_id()
    where v.conversation_id = p_conversation and (p_topic = 'distress' or v.handover is distinct from 'distress');
  return true;
end $$;

-- Records that the help card p_seq answered words of distress in this conversation, and of which message.
create or replace function mark_distress(p_conversation bigint, p_message bigint, p_seq integer, p_now timestamptz)
  returns void language plpgsql as $$
begin
  update conversations c set distress_seq = p_seq, changed_xid = pg_current_xact_id() where c.conversation_id = p_conversation;
  update staff_cases s set message_id = p_message
    where s.kind = 'distress' and s.state = 'open' and s.message_id is null
      and s.user_id = (select c.user_id from conversations c where c.conversation_id = p_conversation);
end $$;

-- Whether the distress of a conversation belongs to the fan's present or last care mode.
create or replace function is_distress_current(p_conversation bigint) returns boolean language sql stable as $$
  select exists (select from conversations c join messages m on m.conversation_id = c.conversation_id and m.seq = c.distress_seq
    where c.conversation_id = p_conversation and m.created_at >= care_began_at(c.user_id))
$$;

-- Whether the creator has written in a conversation since the fan spoke of self-harm there.
create or replace function has_creator_come(p_conversation bigint) returns boolean language sql stable as $$
  select exists (select from conversations c join messages m on m.conversation_id = c.conversation_id and m.seq > c.distress_seq
    where c.conversation_id = p_conversation and m.identity = 'creator' and not m.is_deleted)
$$;

-- Returns who answers the fan's next message: companion, care, or person. While the fan is in care mode, Kindred's care
-- answers in any mode where they spoke of self-harm, until the creator writes there; in other conversations it replaces
-- a companion that would answer without approval.
create or replace function answered_by(p_conversation bigint, p_now timestamptz) returns text language plpgsql stable as $$
declare
  fan bigint := (select c.user_id from conversations c where c.conversation_id = p_conversation);
  mode text := conversation_mode(p_conversation, p_now);
begin
  return case
    when not is_sales_quiet(fan, p_now) then case mode when 'off' then 'person' else 'companion' end
    when is_distress_current(p_conversation) then case when has_creator_come(p_conversation) then 'person' else 'care' end
    when mode = 'off' then 'person'
    when mode = 'draft' then 'companion'
    else 'care'
  end;
end $$;
