-- Returns whether a person is in care mode: neither creators nor the platform sell them anything, from words of
-- distress until a day after the last of them, or until the person says that they are all right.
create or replace function is_sales_quiet(p_user bigint, p_now timestamptz) returns boolean language sql stable
  return coalesce((select u.sales_quiet_until > p_now from users u where u.user_id = p_user), false);
