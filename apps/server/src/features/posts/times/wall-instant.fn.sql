-- Returns the instant of a wall time in a zone. A time that the clocks skip moves on by what they skip; of a time that
-- they show twice it is the first. PostgreSQL alone takes the second, so the offset of the day before is tried.
create or replace function wall_instant(p_wall timestamp, p_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select case when first.at at time zone p_zone = p_wall then first.at else usual.at end
    from (select p_wall at time zone p_zone as at) usual
    cross join lateral (select usual.at - interval '1 day' as at) before
    cross join lateral (select (p_wall - (before.at at time zone p_zone - before.at at time zone 'UTC'))
      at time zone 'UTC' as at) first
$$;
