-- A creator may write to a person who joined them or talked with them before.
create or replace function is_fan_of(p_user bigint, p_char bigint) returns boolean language sql stable
  return exists (select from users u where u.user_id = p_user and u.deleted_at is null)
    and (exists (select from memberships m where m.user_id = p_user and m.char_id = p_char)
      or exists (select from conversations c
        where c.user_id = p_user and c.char_id = p_char and c.last_message_at is not null));
