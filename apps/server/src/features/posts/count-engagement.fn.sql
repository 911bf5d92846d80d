-- Returns the trend after one more person takes part on that day. A weight is a power of two, stored as its exponent
-- in millionths, so that old weights need no halving.
create or replace function add_trend(trend bigint, day double precision) returns bigint language sql immutable parallel safe
  return case when trend = 0 then round(1000000 * day) else
    round(1000000 * (greatest(trend / 1000000.0::float8, day)
      + ln(1 + power(2::float8, -least(60, abs(trend / 1000000.0::float8 - day)))) / ln(2::float8))) end::bigint;

-- A person other than the creator counts once, with the first like or comment.
create or replace function count_engagement() returns trigger language plpgsql as $$
begin
  insert into post_engagements (post_id, user_id)
    select new.post_id, new.user_id from posts p join characters c using (char_id)
    where p.post_id = new.post_id and c.user_id <> new.user_id
    on conflict do nothing;
  if found then
    update posts p set trend = add_trend(p.trend, extract(epoch from new.created_at)::float8 / 86400)
      where p.post_id = new.post_id;
  end if;
  return null;
end $$;

create or replace trigger likes_engagement after insert on likes
  for each row execute function count_engagement();
create or replace trigger comments_engagement after insert on comments
  for each row when (new.visible_only_to is null) execute function count_engagement();
