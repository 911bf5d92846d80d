create or replace function count_gift() returns trigger language plpgsql as $$
begin
  insert into gift_givers as g (char_id, user_id, diamonds, gift_num, last_gift_at)
    values (new.char_id, new.user_id, new.diamonds, 1, new.created_at)
    on conflict (char_id, user_id) do update set diamonds = g.diamonds + excluded.diamonds,
      gift_num = g.gift_num + 1, last_gift_at = greatest(g.last_gift_at, excluded.last_gift_at);
  update conversations c set gifted_diamonds = g.diamonds from gift_givers g
    where c.user_id = new.user_id and c.char_id = new.char_id and g.user_id = c.user_id and g.char_id = c.char_id;
  return null;
end $$;
