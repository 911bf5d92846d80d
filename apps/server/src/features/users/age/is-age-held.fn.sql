-- Returns whether a person's account is on hold: because they said that they are under 18, or by a ban. Until it ends
-- they buy nothing, write to nobody, do not see others' posts and media, and no companion answers them. Of a creator
-- nothing is sold, nobody else sees their media, nobody writes to them, and their companion is silent; what was paid stays.
create or replace function is_age_held(p_user bigint) returns boolean language sql stable
  return coalesce((select u.age_held_at is not null or u.banned_until is not null from users u where u.user_id = p_user), false);
