-- Records when a person first joined a creator; joining again changes nothing.
create or replace function note_first_join() returns trigger language plpgsql as $$
begin
  insert into first_joins (user_id, char_id, joined_at)
    select u.user_id, new.char_id, new.joined_at from users u
      where u.user_id = new.user_id and u.deleted_at is null for key share
    on conflict do nothing;
  return null;
end $$;
create or replace trigger memberships_first_join after insert on memberships
  for each row execute function note_first_join();
