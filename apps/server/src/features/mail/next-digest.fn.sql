-- Returns the next time after p_now for a digest at that hour in the time zone; null when there is none. An hour that
-- a change of the clock skips comes an hour later; an hour that it repeats counts once.
create or replace function next_digest(p_cadence text, p_hour integer, p_weekday integer, p_zone text, p_now timestamptz)
  returns timestamptz language plpgsql stable as $$
declare
  step integer := case p_cadence when 'weekly' then 7 when 'daily' then 1 end;
  day date := (p_now at time zone p_zone)::date;
  due timestamptz;
begin
  if step is null then return null; end if;
  if p_cadence = 'weekly' then
    day := day + (p_weekday - extract(isodow from day)::integer + 7) % 7;
  end if;
  due := (day + make_interval(hours => p_hour)) at time zone p_zone;
  if due <= p_now then due := (day + step + make_interval(hours => p_hour)) at time zone p_zone; end if;
  return due;
end $$;
