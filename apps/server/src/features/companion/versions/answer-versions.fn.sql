-- Stores what an answer and the words that it answers say now, as the version that they are.
create or replace function save_answer_version(p_answer bigint, p_now timestamptz) returns void language sql as $$
  insert into answer_versions (conversation_id, seq, version, user_id, char_id, question, content, is_stopped,
      is_creator_edited, created_at)
  select m.conversation_id, m.seq, m.version, c.user_id, c.char_id, q.content, m.content, m.is_stopped,
      m.is_creator_edited, p_now
    from messages m join conversations c using (conversation_id)
      left join messages q on q.conversation_id = m.conversation_id and q.seq = m.reply_to_seq
    where m.message_id = p_answer
  on conflict (conversation_id, seq, version) do update set
    question = excluded.question, content = excluded.content, is_stopped = excluded.is_stopped,
    is_creator_edited = excluded.is_creator_edited
$$;

-- Gives the fan's words that an answer answers other words. Nothing where they say that already, or were unsent.
create or replace function replace_question(
  p_conversation bigint, p_seq integer, p_question text, p_now timestamptz, out question messages
) language plpgsql as $$
begin
  select m.* into question from messages m
    where m.conversation_id = p_conversation and m.seq = p_seq and not m.is_deleted and m.content <> p_question;
  if not found then return; end if;
  perform insert_message_version(question, p_now);
  update messages m set content = p_question, edited_at = p_now, revision = m.revision + 1,
      changed_xid = pg_current_xact_id()
    where m.conversation_id = p_conversation and m.seq = p_seq returning * into question;
end $$;

-- Puts a newly written answer in the place of the stored one, which stays as a version; one that was gone on with is the same
-- version, unless it goes on with other words than it says by now. Nothing where the stored one was unsent, or the words that it was to answer were.
create or replace function replace_answer(
  r companion_replies, p_content text, p_is_stopped boolean, p_now timestamptz, out answer messages
) language plpgsql as $$
declare
  is_same boolean;
begin
  if r.question is not null and exists (select from messages m
    where m.conversation_id = r.conversation_id and m.seq = r.to_seq and m.is_deleted) then return; end if;
  select m.* into answer from messages m where m.message_id = r.message_id and not m.is_deleted;
  if not found then return; end if;
  is_same := r.is_continued and starts_with(p_content, answer.content);
  if not is_same then
    perform save_answer_version(r.message_id, p_now);
    if r.question is not null then
      perform replace_question(r.conversation_id, r.to_seq, r.question, p_now);
    end if;
  end if;
  update messages m set content = p_content, is_stopped = p_is_stopped, revision = m.revision + 1,
      is_creator_edited = is_same and m.is_creator_edited,
      version = case when is_same then m.version else m.version_num + 1 end,
      version_num = case when is_same then m.version_num else m.version_num + 1 end,
      rating = case when is_same then m.rating else 0 end,
      changed_xid = pg_current_xact_id()
    where m.message_id = r.message_id returning * into answer;
  perform save_answer_version(r.message_id, p_now);
  perform preview_answer(answer);
end $$;

-- The list of conversations shows what the answer says now.
create or replace function preview_answer(p_answer messages) returns void language sql as $$
  update conversations v set changed_xid = pg_current_xact_id(),
    last_content = case when v.preview_seq = p_answer.seq then left(p_answer.content, 120) else v.last_content end
    where v.conversation_id = p_answer.conversation_id
$$;

-- Puts another version of the newest answer into the log, with the words of the fan's that it answers.
-- outcome: ok, repeated, gone, busy (it is being written), closed (somebody has written since), deleted.
create or replace function choose_answer_version(
  p_fan bigint, p_message bigint, p_version integer, p_now timestamptz,
  out outcome text, out message messages, out question messages, out conversation conversations
) language plpgsql as $$
declare
  locked record;
  chosen answer_versions;
begin
  select * into locked from lock_message(p_fan, p_message);
  conversation := locked.conversation;
  message := locked.message;
  select v.* into chosen from answer_versions v
    where v.conversation_id = message.conversation_id and v.seq = message.seq and v.version = p_version;
  outcome := case
    when conversation.conversation_id is null or conversation.user_id <> p_fan or message.identity <> 'ai' then 'gone'
    when message.is_deleted then 'deleted'
    when chosen.seq is null then 'gone'
    when exists (select from companion_replies r where r.conversation_id = message.conversation_id
      and r.state in ('queued', 'writing', 'waiting')) then 'busy'
    when has_spoken_since(message.conversation_id, message.seq) then 'closed'
    when message.version = p_version then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  perform save_answer_version(p_message, p_now);
  if chosen.question is not null then
    question := replace_question(message.conversation_id, message.reply_to_seq, chosen.question, p_now);
  end if;
  update messages m set content = chosen.content, is_stopped = chosen.is_stopped, version = chosen.version,
      is_creator_edited = chosen.is_creator_edited,
      rating = chosen.rating, revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  perform preview_answer(message);
end $$;

-- Stores what a fan thinks of an answer as it is now; 0 takes it back. outcome: ok, gone, deleted.
create or replace function rate_answer(
  p_fan bigint, p_message bigint, p_rating integer, p_reasons text[], p_note text, p_now timestamptz,
  out outcome text, out message messages, out conversation conversations
) language plpgsql as $$
declare
  locked record;
begin
  select * into locked from lock_message(p_fan, p_message);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null or conversation.user_id <> p_fan or message.identity <> 'ai' then 'gone'
    when message.is_deleted then 'deleted'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  perform save_answer_version(p_message, p_now);
  update answer_versions v set rating = p_rating, reasons = p_reasons, note = p_note,
      rated_at = case when p_rating <> 0 then p_now end
    where v.conversation_id = message.conversation_id and v.seq = message.seq and v.version = message.version;
  update messages m set rating = p_rating, revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set changed_xid = pg_current_xact_id() where v.conversation_id = message.conversation_id;
end $$;

-- Deletes the versions of an answer that is unsent, and of one to what is unsent.
create or replace function delete_versions() returns trigger language plpgsql as $$
begin
  with deleted as (
    delete from answer_versions v where v.conversation_id = new.conversation_id and v.seq in (
      select a.seq from messages a where a.conversation_id = new.conversation_id
        and (a.seq = new.seq or a.reply_to_seq = new.seq and a.identity = 'ai'))
    returning v.seq)
  update messages m set version = 1, version_num = 1, rating = 0, revision = m.revision + 1,
      changed_xid = pg_current_xact_id()
    where m.conversation_id = new.conversation_id and m.seq in (select seq from deleted) and m.seq <> new.seq;
  return null;
end $$;

create or replace trigger delete_versions after update of is_deleted on messages
  for each row when (new.is_deleted and not old.is_deleted) execute function delete_versions();
