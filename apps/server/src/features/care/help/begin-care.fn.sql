-- Counts that help was shown: a month, where, in which country and language, and nobody's name.
create or replace function count_referral(p_source text, p_region text, p_language text, p_now timestamptz)
  returns void language sql as $$
  insert into help_referrals as h (month, source, region, language, referrals)
    values (date_trunc('month', p_now at time zone 'UTC')::date, p_source, p_region, p_language, 1)
    on conflict (month, source, region, language) do update set referrals = h.referrals + 1
$$;

-- Somebody has spoken of harming themselves: care mode begins, or lasts until a day after these words. What is said again
-- while it lasts is the same call for help: it is counted once, and staff has one case of it. Gives whether it lasted already;
-- null for an account that is gone. The wallet is locked first, so that a sale is either before it or sees it.
create or replace function begin_care(p_user bigint, p_source text, p_region text, p_language text, p_now timestamptz)
  returns boolean language plpgsql as $$
declare
  lasts boolean;
begin
  perform from ledger_accounts a where a.user_id = p_user and a.kind = 'wallet' for update;
  select coalesce(u.sales_quiet_until > p_now, false) into lasts
    from users u where u.user_id = p_user and u.deleted_at is null for no key update;
  if not found then return null; end if;
  update users u set sales_quiet_until = p_now + interval '1 day' where u.user_id = p_user;
  if lasts then
    update care_episodes e set last_words_at = greatest(e.last_words_at, p_now), ends_at = p_now + interval '1 day',
        region = p_region, language = p_language
      where e.episode_id = (select max(l.episode_id) from care_episodes l where l.user_id = p_user);
    return true;
  end if;
  insert into care_episodes (user_id, began_at, last_words_at, ends_at, region, language)
    values (p_user, p_now, p_now, p_now + interval '1 day', p_region, p_language);
  perform count_referral(p_source, p_region, p_language, p_now);
  insert into staff_cases (queue, kind, user_id, source, created_at)
    values ('answers', 'distress', p_user, p_source, p_now);
  return false;
end $$;

-- The person has said that they are all right: care mode is over. Nothing happens where there is none.
create or replace function end_care(p_user bigint, p_now timestamptz) returns boolean language plpgsql as $$
begin
  perform from users u where u.user_id = p_user and u.sales_quiet_until > p_now for no key update;
  if not found then return false; end if;
  update care_episodes e set ends_at = p_now, ended_by = 'fan'
    where e.episode_id = (select max(l.episode_id) from care_episodes l where l.user_id = p_user);
  update users u set sales_quiet_until = p_now where u.user_id = p_user;
  return true;
end $$;

-- When the care mode of a person began that lasts, or was the last one; null without any.
create or replace function care_began_at(p_user bigint) returns timestamptz language sql stable as $$
  select e.began_at from care_episodes e where e.user_id = p_user order by e.began_at desc limit 1
$$;
