-- Returns the lowest tier on sale that opens content of this level, as the wire's `postTier`; null when all members
-- can open it. Level and price are null when no such tier is on sale.
create or replace function opening_tier(p_char bigint, p_level integer) returns json language plpgsql stable parallel safe as $$
declare
  tier page_tiers;
begin
  if p_level = 0 then return null; end if;
  select t.* into tier from page_tiers t join characters c using (char_id)
    where t.char_id = p_char and t.level >= p_level and t.retired_at is null and c.group_id is not null
    order by t.level limit 1;
  if not found then
    select * into tier from page_tiers t where t.char_id = p_char and t.level = p_level;
    return json_build_object('level', null, 'name', coalesce(tier.name, ''), 'month_usd_cents', null);
  end if;
  return json_build_object('level', tier.level, 'name', tier.name, 'month_usd_cents', tier.month_usd_cents);
end $$;
