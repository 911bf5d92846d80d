-- Made by scripts/gen-queries.ts. Do not edit.

-- anonymizeSessions (src/features/account/anonymize-person.ts)
update sessions
set
  device = '',
  device_id = ''
where user_id = :userId::bigint;

-- anonymizeUser (src/features/account/anonymize-person.ts)
update users
set
  nickname = :name::text,
  email = '',
  email_verified = false,
  avatar_media_id = null,
  timezone = 'UTC',
  language = null,
  role = 'member',
  chat_mode = 1,
  sales_quiet_until = null,
  age_held_at = null,
  muted_until = null,
  banned_until = null,
  deleted_at = :now::timestamptz
where user_id = :userId::bigint;

-- deleteChoices (src/features/account/notice-choices.sql.ts)
delete from notice_choices
where user_id = :userId::bigint;

-- deleteIdentities (src/features/account/anonymize-person.ts)
delete from sign_in_identities
where user_id = :userId::bigint;

-- deleteKeptAnswers (src/features/account/anonymize-person.ts)
delete from idempotency_keys
where user_id = :userId::bigint;

-- findClaims (src/features/account/preview-deletion.ts)
select
  coalesce(
    (
      select balance
      from ledger_accounts
      where
        user_id = :userId::bigint
        and kind = 'wallet'
    ),
    0
  )::float8 as balance,
  count(m.user_id)::int as paid,
  max(m.period_end) as until
from
  characters c
  join memberships m on m.char_id = c.char_id
  and m.kind = 'pro'
  and m.period_end > :now::timestamptz
where
  c.user_id = :userId::bigint
  and c.deleted_at is null
  and exists (
    select
    from
      subscription_charges s
      join checkouts k using (checkout_id)
    where
      k.user_id = m.user_id
      and k.char_id = m.char_id
      and s.period_end = m.period_end
  );

-- findFormer (src/features/account/update-user-data.ts)
select
  nickname,
  avatar_media_id,
  timezone
from users
where user_id = :userId::bigint
for no key update;

-- findLosses (src/features/account/preview-deletion.ts)
select
  coalesce(
    (
      select balance
      from ledger_accounts
      where
        user_id = :userId::bigint
        and kind = 'wallet'
    ),
    0
  )::float8 as diamonds,
  (
    select count(*)::int
    from memberships
    where
      user_id = :userId::bigint
      and kind = 'pro'
      and period_end > :now::timestamptz
  ) as subscriptions,
  (
    select max(period_end)
    from memberships
    where
      user_id = :userId::bigint
      and kind = 'pro'
      and period_end > :now::timestamptz
  ) as subscriptions_until,
  (
    select count(*)::int
    from memberships
    where
      user_id = :userId::bigint
      and kind = 'free'
  ) as follows,
  (
    select count(*)::int
    from purchases
    where
      user_id = :userId::bigint
      and refunded_by is null
  ) as unlocked_posts,
  (
    select coalesce(sum(price), 0)::int
    from purchases
    where
      user_id = :userId::bigint
      and refunded_by is null
  ) as unlocked_diamonds,
  coalesce(
    (
      select
        sum(
          coalesce(s.balance, 0) + coalesce(
            (
              select sum(p.amount)
              from postings p
              where
                p.account_id = a.account_id
                and p.entry_id > coalesce(s.upto_entry_id, 0)
            ),
            0
          )
        )
      from
        ledger_accounts a
        left join account_snapshots s using (account_id)
      where
        a.user_id = :userId::bigint
        and a.kind in ('creator_pending', 'referral_pending')
    ),
    0
  )::float8 as pending_usd_cents,
  coalesce(
    (
      select
        sum(
          coalesce(s.balance, 0) + coalesce(
            (
              select sum(p.amount)
              from postings p
              where
                p.account_id = a.account_id
                and p.entry_id > coalesce(s.upto_entry_id, 0)
            ),
            0
          )
        )
      from
        ledger_accounts a
        left join account_snapshots s using (account_id)
      where
        a.user_id = :userId::bigint
        and a.kind in ('creator_available')
    ),
    0
  )::float8 as available_usd_cents,
  coalesce(sum(c.post_num), 0)::int as posts,
  coalesce(sum(c.follower_num), 0)::int as followers,
  (
    select count(distinct p.post_id)::int
    from
      posts p
      join characters o using (char_id)
      join purchases b on b.post_id = p.post_id
      and b.refunded_by is null
      and exists (
        select
        from users u
        where
          u.user_id = b.user_id
          and u.deleted_at is null
      )
    where
      o.user_id = :userId::bigint
      and p.deleted_at is null
      and p.state in (1, 6)
  ) as kept_posts,
  (
    select count(*)::int
    from
      conversations v
      join messages t using (conversation_id)
      join message_purchases b on b.message_id = t.message_id
      and b.refunded_by is null
      and exists (
        select
        from users u
        where
          u.user_id = b.user_id
          and u.deleted_at is null
      )
    where v.creator_user_id = :userId::bigint
  ) as kept_messages,
  not coalesce(
    bool_or(
      c.group_id is not null
      and c.pro_sales_open
      or exists (
        select
        from memberships m
        where
          m.char_id = c.char_id
          and m.renews
      )
    ),
    false
  ) as is_winding_down
from characters c
where
  c.user_id = :userId::bigint
  and c.deleted_at is null;

-- findWithoutPicture (src/features/account/provider-picture.ts)
select user_id
from users
where
  user_id = :userId::bigint
  and avatar_media_id is null
  and deleted_at is null
for no key update;

-- listBuyers (src/features/account/tell-buyers.ts)
select u.user_id
from users u
where
  u.deleted_at is null
  and u.user_id in (
    select b.user_id
    from
      characters c
      join posts p using (char_id)
      join purchases b using (post_id)
    where
      c.user_id = :userId::bigint
      and p.kept_at is not null
      and b.refunded_by is null
    union
    select b.user_id
    from
      conversations v
      join messages m using (conversation_id)
      join message_purchases b using (message_id)
    where
      v.creator_user_id = :userId::bigint
      and b.refunded_by is null
  )
order by u.user_id;

-- listChoices (src/features/account/notice-choices.sql.ts)
select
  push_type,
  channel,
  is_on
from notice_choices
where user_id = :userId::bigint;

-- listIdentities (src/features/account/delete-account.ts)
select
  issuer,
  subject
from sign_in_identities
where user_id = :userId::bigint
order by
  issuer,
  subject;

-- lockCharacters (src/features/account/delete-account.ts)
select
from characters
where user_id = :userId::bigint
order by char_id
for update;

-- lockUser (src/features/account/delete-account.ts)
select user_id
from users
where
  user_id = :userId::bigint
  and deleted_at is null
for update;

-- lockWallet (src/features/account/delete-account.ts)
select
from ledger_accounts
where
  user_id = :userId::bigint
  and kind = 'wallet'
for update;

-- setPicture (src/features/account/provider-picture.ts)
update users
set avatar_media_id = :mediaId::bigint
where user_id = :userId::bigint;

-- upsertChoice (src/features/account/notice-choices.sql.ts)
insert into
  notice_choices (user_id, push_type, channel, is_on)
values (:userId::bigint, :pushType::text, :channel::text, :isOn::boolean)
on conflict (user_id, push_type, channel) do update
set is_on = excluded.is_on;
