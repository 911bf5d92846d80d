-- What the next message costs a fan in a conversation that is answered so, in diamonds: nothing where no answer comes by
-- itself.
create or replace function message_price(p_creator bigint, p_mode text) returns integer language sql stable
  return case when p_mode in ('auto', 'supervised')
    then coalesce((select s.message_price from answer_settings s where s.user_id = p_creator), 0) else 0 end;
