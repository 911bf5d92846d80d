-- Subtracts a gift's points from the closeness of fan and character, as if its diamonds had never counted for its
-- day. Call it before the gift is marked as undone. It locks the first conversation, which holds the closeness,
-- before any other, as messages do.
create or replace function discount_gift(p_message bigint) returns void language plpgsql as $$
declare
  gift gifts;
  given_on date;
  others integer;
begin
  select * into strict gift from gifts g where g.message_id = p_message;
  given_on := (gift.created_at at time zone 'UTC')::date;
  perform lock_user_pair_shared(gift.user_id, (select c.user_id from characters c where c.char_id = gift.char_id));
  perform from conversations c
    where c.user_id = gift.user_id and c.char_id = gift.char_id and c.chat_no = 0 for update;
  select coalesce(sum(o.diamonds / 100), 0) into others from gifts o
    where o.user_id = gift.user_id and o.char_id = gift.char_id and o.undone_at is null and o.gift_id <> gift.gift_id
      and (o.created_at at time zone 'UTC')::date = given_on
      -- Stops the index scan at the beginning of the day.
      and o.gift_id > coalesce((select e.gift_id from gifts e where e.user_id = gift.user_id
        and (e.created_at at time zone 'UTC')::date < given_on order by e.gift_id desc limit 1), 0);
  update conversations c set
    intimacy_points = c.intimacy_points + intimacy_day_gifts(others * 100, false, 0::smallint)
      - intimacy_day_gifts(others * 100 + gift.diamonds, false, 0::smallint),
    intimacy_day_gifts = case when c.intimacy_day = given_on
      then intimacy_day_gifts(others * 100, false, 0::smallint) else c.intimacy_day_gifts end,
    changed_xid = pg_current_xact_id()
    where c.user_id = gift.user_id and c.char_id = gift.char_id and c.chat_no = 0;
end $$;
