-- Writes the seller's notification of a sale for diamonds, once, in the same transaction. Deleted people get none.
create or replace function note_unlocked_post() returns trigger language plpgsql as $$
begin
  insert into notifications (user_id, push_type, topic, other_user_id, char_id, post_id, diamonds, cause, created_at)
    select u.user_id, 'gift_paid_msg', 'unlocked', new.user_id, e.char_id, new.post_id, new.price,
      'unlocked ' || new.post_id || ' ' || new.user_id, new.created_at
    from journal_entries e join characters c using (char_id) join users u on u.user_id = c.user_id and u.deleted_at is null
    where e.entry_id = new.entry_id and e.kind = 'unlock'
    for key share of u
    on conflict (user_id, cause) do nothing;
  return null;
end $$;
create or replace trigger purchases_note after insert or update of entry_id on purchases
  for each row execute function note_unlocked_post();

create or replace function note_unlocked_message() returns trigger language plpgsql as $$
begin
  insert into notifications (user_id, push_type, topic, other_user_id, char_id, chat_no, diamonds, cause, created_at)
    select u.user_id, 'gift_paid_msg', 'media_unlocked', new.user_id, v.char_id, v.chat_no, new.price,
      'unlocked message ' || new.message_id, new.created_at
    from messages m join conversations v using (conversation_id)
      join users u on u.user_id = v.creator_user_id and u.deleted_at is null
    where m.message_id = new.message_id
    for key share of u
    on conflict (user_id, cause) do nothing;
  return null;
end $$;
create or replace trigger message_purchases_note after insert on message_purchases
  for each row execute function note_unlocked_message();
