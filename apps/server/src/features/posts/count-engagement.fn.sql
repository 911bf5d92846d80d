-- Returns the trend after one more person takes part on that day. A weight is a power of two, stored as its exponent
-- in millionths, so that old weights need no halving.
create or replace function add_trend(trend bigint, day double precision) returns bigint language sql immutable parallel safe
  return case when trend = 0 then round(1000000 * day) else
    round(1000000 * (greatest(trend / 1000000.0::float8, day)
      + ln(1 + power(2::float8, -least(60, abs(trend / 1000000.0::float8 - day)))) / ln(2::float8))) end::bigint;

-- Counts a person who likes a post or comments on it: once, and not its creator.
create or replace function count_engaged(p_post bigint, p_user bigint, p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into post_engagements (post_id, user_id)
    select p_post, p_user from posts p join characters c using (char_id)
    where p.post_id = p_post and c.user_id <> p_user
    on conflict do nothing;
  if found then
    update posts p set trend = add_trend(p.trend, extract(epoch from p_now)::float8 / 86400) where p.post_id = p_post;
  end if;
end $$;

create or replace function count_engagement() returns trigger language plpgsql as $$
begin
  perform count_engaged(new.post_id, new.user_id, new.created_at);
  return null;
end $$;

create or replace trigger likes_engagement after insert on likes
  for each row execute function count_engagement();
