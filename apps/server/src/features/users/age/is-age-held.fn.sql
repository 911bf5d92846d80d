-- The one rule of an account whose person said that they are under 18: until staff has cleared it, they buy nothing, write to
-- nobody, have no post and no media of others, and no companion answers them.
create or replace function is_age_held(p_user bigint) returns boolean language sql stable
  return coalesce((select u.age_held_at is not null from users u where u.user_id = p_user), false);
