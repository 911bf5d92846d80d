-- Help was shown to somebody: an hour without sales begins. The month counts one referral more, unless that hour had begun
-- already: what is said again, or sent again, is the same call for help. The count names nobody.
create or replace function record_help(p_user bigint, p_source text, p_region text, p_language text, p_now timestamptz)
  returns void language plpgsql as $$
declare
  is_known boolean;
begin
  select u.sales_quiet_until > p_now into is_known
    from users u where u.user_id = p_user and u.deleted_at is null for no key update;
  if not found then return; end if;
  update users u set sales_quiet_until = p_now + interval '1 hour' where u.user_id = p_user;
  if is_known then return; end if;
  insert into help_referrals as h (month, source, region, language, referrals)
    values (date_trunc('month', p_now at time zone 'UTC')::date, p_source, p_region, p_language, 1)
    on conflict (month, source, region, language) do update set referrals = h.referrals + 1;
end $$;
