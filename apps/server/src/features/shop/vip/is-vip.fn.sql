-- Returns whether a person is a VIP at a time.
create or replace function is_vip(p_user bigint, p_at timestamptz) returns boolean language sql stable parallel safe
return exists (select from vip_memberships v where v.user_id = p_user and v.period_end > p_at);
