-- Keeps the local hour of the next digest when a person changes their time zone.
create or replace function move_digest() returns trigger language plpgsql as $$
begin
  update mail_settings s set next_at = (s.next_at at time zone old.timezone) at time zone new.timezone
    where s.user_id = new.user_id and s.next_at is not null;
  return null;
end $$;
create or replace trigger users_move_digest after update of timezone on users
  for each row when (old.timezone <> new.timezone) execute function move_digest();
