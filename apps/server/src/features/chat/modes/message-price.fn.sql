-- The price of a fan's next message in this mode, in diamonds; null when no companion answers by itself.
create or replace function message_price(p_creator bigint, p_mode text) returns integer language sql stable
  return case when p_mode in ('auto', 'supervised')
    then coalesce((select s.message_price from answer_settings s where s.user_id = p_creator), 0) else 0 end;
