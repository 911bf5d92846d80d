-- Keeps conversations.is_subscriber equal to the membership. Every writer of either holds the same advisory lock, so
-- that a conversation that begins during a subscription is not missed.
create or replace function lock_conversation_member(p_user bigint, p_char bigint) returns void language sql
  return (select pg_advisory_xact_lock(hashtextextended('conversation member ' || p_user || ' ' || p_char, 0)));

-- Locks all conversations of a fan with a character, always in the same order.
create or replace function lock_conversations(p_user bigint, p_char bigint) returns void language plpgsql as $$
begin
  perform from conversations c where c.user_id = p_user and c.char_id = p_char order by c.conversation_id for update;
end $$;

create or replace function mark_subscriber() returns trigger language plpgsql as $$
begin
  perform lock_conversation_member(new.user_id, new.char_id);
  perform lock_conversations(new.user_id, new.char_id);
  update conversations c set is_subscriber = membership_list(new.state) in ('subscribers', 'trials'),
      changed_xid = pg_current_xact_id()
    where c.user_id = new.user_id and c.char_id = new.char_id
      and c.is_subscriber <> (membership_list(new.state) in ('subscribers', 'trials'));
  return null;
end $$;

create or replace function unmark_subscriber() returns trigger language plpgsql as $$
begin
  perform lock_conversation_member(old.user_id, old.char_id);
  perform lock_conversations(old.user_id, old.char_id);
  update conversations c set is_subscriber = false, changed_xid = pg_current_xact_id()
    where c.user_id = old.user_id and c.char_id = old.char_id and c.is_subscriber;
  return null;
end $$;

create or replace function find_subscriber() returns trigger language plpgsql as $$
begin
  perform lock_conversation_member(new.user_id, new.char_id);
  new.is_subscriber := exists (select from memberships m where m.user_id = new.user_id and m.char_id = new.char_id
    and membership_list(m.state) in ('subscribers', 'trials'));
  return new;
end $$;

create or replace trigger memberships_conversation after insert or update of state on memberships
  for each row execute function mark_subscriber();
create or replace trigger memberships_conversation_gone after delete on memberships
  for each row execute function unmark_subscriber();
create or replace trigger conversations_subscriber before insert on conversations
  for each row execute function find_subscriber();
