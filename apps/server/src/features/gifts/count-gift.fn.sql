-- Counts a fan's gifts to a character. append_message keeps the same sum in their first conversation.
create or replace function count_gift() returns trigger language plpgsql as $$
begin
  insert into gift_givers as g (char_id, user_id, diamonds, gift_num, last_gift_at)
    values (new.char_id, new.user_id, new.diamonds, 1, new.created_at)
    on conflict (char_id, user_id) do update set diamonds = g.diamonds + excluded.diamonds,
      gift_num = g.gift_num + 1, last_gift_at = greatest(g.last_gift_at, excluded.last_gift_at);
  return null;
end $$;

-- Removes an undone gift from all counts, and the thank-you message that queue_auto_message has scheduled.
create or replace function uncount_gift() returns trigger language plpgsql as $$
begin
  delete from gift_givers g where g.char_id = new.char_id and g.user_id = new.user_id and g.gift_num = 1;
  update gift_givers g set diamonds = g.diamonds - new.diamonds, gift_num = g.gift_num - 1,
      last_gift_at = (select max(o.created_at) from gifts o
        where o.user_id = g.user_id and o.char_id = g.char_id and o.undone_at is null)
    where g.char_id = new.char_id and g.user_id = new.user_id;
  update conversations c set gifted_diamonds = coalesce((select g.diamonds from gift_givers g
      where g.user_id = c.user_id and g.char_id = c.char_id), 0)
    where c.user_id = new.user_id and c.char_id = new.char_id and c.chat_no = 0;
  perform graphile_worker.remove_job('auto-messages.send:gift:' || new.gift_id);
  return null;
end $$;
create or replace trigger gifts_uncount after update of undone_at on gifts
  for each row when (old.undone_at is null and new.undone_at is not null) execute function uncount_gift();

create or replace trigger gifts_count after insert on gifts
  for each row execute function count_gift();
