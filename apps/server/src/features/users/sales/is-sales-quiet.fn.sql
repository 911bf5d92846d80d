-- The one rule: nothing is sold to somebody within an hour of words of distress, by no creator and not by the house.
create or replace function is_sales_quiet(p_user bigint, p_now timestamptz) returns boolean language sql stable
  return coalesce((select u.sales_quiet_until > p_now from users u where u.user_id = p_user), false);
