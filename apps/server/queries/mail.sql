-- Made by scripts/gen-queries.ts. Do not edit.

-- deleteMailsOf (src/features/mail/mail-settings.sql.ts)
delete from mails
where user_id = :userId::bigint;

-- deleteOld (src/features/mail/mails.sql.ts)
delete from mails
where created_at < :now::timestamptz - interval '30 days';

-- deleteSettingsOf (src/features/mail/mail-settings.sql.ts)
delete from mail_settings
where user_id = :userId::bigint;

-- enqueueReceipt (src/features/mail/queue-payment-mails.ts)
with
  made as (
    insert into
      mails (user_id, kind, subject_id, address, state, created_at)
    select
      u.user_id,
      :kind::text,
      :entryId::bigint,
      t.address,
      'queued',
      :now::timestamptz
    from
      users u
      left join mail_settings s using (user_id)
      cross join lateral (
        select
          case
            when s.confirmed_at is not null
            and s.stopped_at is null then s.address
            when u.email_verified
            and u.email <> '' then u.email
          end as address
      ) t
    where
      u.user_id = :userId::bigint
      and u.deleted_at is null
      and t.address is not null
    on conflict (kind, subject_id)
    where subject_id is not null do nothing
    returning mail_id
  )
select
  count(
    graphile_worker.add_job (
      :task::text,
      payload := json_build_object('mail_id', mail_id::text),
      max_attempts := 10,
      job_key := :task::text || ':' || mail_id
    )
  )::integer as count
from made;

-- enqueueReminders (src/features/mail/queue-payment-mails.ts)
with
  made as (
    insert into
      mails (user_id, kind, subject_id, address, state, created_at)
    select
      n.user_id,
      'reminder',
      n.notification_id,
      s.address,
      'queued',
      n.created_at
    from
      notifications n
      join mail_settings s using (user_id)
    where
      n.notification_id = any (:ids::bigint[])
      and s.confirmed_at is not null
      and s.stopped_at is null
      and s.reminders
    on conflict (kind, subject_id)
    where subject_id is not null do nothing
    returning mail_id
  )
select
  count(
    graphile_worker.add_job (
      :task::text,
      payload := json_build_object('mail_id', mail_id::text),
      max_attempts := 10,
      job_key := :task::text || ':' || mail_id
    )
  )::integer as count
from made;

-- findById (src/features/mail/mails.sql.ts)
select
  g.mail_id,
  g.user_id,
  g.kind,
  g.subject_id,
  g.address,
  g.state,
  coalesce(s.language, k.language, 'en') as language,
  case
    when s.address = g.address then s.code
    else ''
  end as code,
  u.timezone,
  u.nickname,
  s.cadence,
  s.told_until,
  coalesce(e.reverses, e.entry_id) as receipt_id,
  case g.kind
    when 'receipt' then true
    when 'refund' then true
    when 'confirm' then s.confirmed_at is null
    when 'digest' then s.confirmed_at is not null
    and s.cadence <> 'off'
    else s.confirmed_at is not null
    and s.reminders
  end
  and (
    g.kind in ('receipt', 'refund')
    or s.address = g.address
    and s.stopped_at is null
  ) is true as is_wanted
from
  mails g
  join users u using (user_id)
  left join mail_settings s using (user_id)
  left join journal_entries e on g.kind in ('receipt', 'refund')
  and e.entry_id = g.subject_id
  left join checkouts k on k.checkout_id = e.checkout_id
where
  g.mail_id = :mailId::bigint
  and u.deleted_at is null;

-- findLinkAddress (src/features/mail/mail-settings.sql.ts)
select address
from mail_settings
where
  user_id = :userId::bigint
  and code = :code::text;

-- findSettings (src/features/mail/mail-settings.sql.ts)
select
  u.email,
  s.address,
  s.confirmed_at is not null as is_confirmed,
  s.stopped_at is not null as is_stopped,
  s.refusal_num,
  s.cadence,
  s.hour,
  s.weekday,
  s.reminders,
  case
    when s.confirmed_at is not null
    and s.stopped_at is null then s.address
    when u.email_verified
    and u.email <> '' then u.email
  end as receipts_to
from
  users u
  left join mail_settings s using (user_id)
where u.user_id = :userId::bigint;

-- insertConfirm (src/features/mail/mails.sql.ts)
insert into
  mails (user_id, kind, address, state, created_at)
values (:userId::bigint, 'confirm', :address::text, 'queued', :now::timestamptz)
returning mail_id;

-- isTooOften (src/features/mail/mails.sql.ts)
select
  greatest(
    (
      select count(*)
      from mails
      where
        user_id = :userId::bigint
        and kind = 'confirm'
        and created_at > :now::timestamptz - interval '1 day'
    ),
    (
      select count(*)
      from mails
      where
        address = :address::text
        and kind = 'confirm'
        and created_at > :now::timestamptz - interval '1 day'
    )
  ) >= 3 as is_too_often;

-- moveNextDigest (src/features/mail/mail-settings.sql.ts)
update mail_settings
set next_at = (next_at at time zone :before::text) at time zone :after::text
where
  user_id = :userId::bigint
  and next_at is not null;

-- newPosts (src/features/mail/digest/digest.sql.ts)
select
  k.char_id,
  k.name,
  x.post_num,
  x.post_ids[1] as post_id,
  left(x.words[1], 120) as words,
  (count(*) over ())::integer as creator_num
from
  memberships s
  join characters k on k.char_id = s.char_id
  and k.deleted_at is null
  cross join lateral (
    select
      count(*)::integer as post_num,
      max(t.published_at) as newest,
      array_agg(
        t.post_id
        order by
          t.published_at desc,
          t.post_id desc
      ) as post_ids,
      array_agg(
        t.content
        order by
          t.published_at desc,
          t.post_id desc
      ) as words
    from
      (
        select
          p.post_id,
          p.content,
          p.published_at
        from
          posts p
          join characters c on c.char_id = p.char_id
          left join memberships m on m.user_id = :viewerId::bigint
          and m.char_id = c.char_id
          cross join lateral (
            select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
            offset 0
          ) j
          cross join lateral (
            select
              coalesce(
                (
                  select true
                  from purchases b
                  where
                    b.user_id = :viewerId::bigint
                    and b.post_id = p.post_id
                    and b.refunded_by is null
                ),
                false
              ) as bought
            offset 0
          ) b
          cross join lateral (
            select
              post_access (
                (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
                (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, j.joined, m.tier_level, b.bought)::post_viewer
              ) as access
            offset 0
          ) a
        where
          p.char_id = k.char_id
          and p.state = 1
          and p.deleted_at is null
          and p.published_at > :since::timestamptz
          and p.published_at <= :now::timestamptz
          and a.access = 'full'
        order by p.published_at desc
        limit 50
      ) t
  ) x
where
  s.user_id = :viewerId::bigint
  and s.bell <> 'off'
  and s.state <> 'expired'
  and x.post_num > 0
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = k.user_id
    ),
    false
  ) is false
  and coalesce(
    (
      select true
      from restrictions
      where
        restrictions.user_id = :viewerId::bigint
        and restrictions.other_user_id = k.user_id
    ),
    false
  ) is false
order by
  x.newest desc,
  k.char_id
limit 10;

-- noteRefused (src/features/mail/mail-settings.sql.ts)
update mail_settings
set
  refusal_num = refusal_num + 1,
  stopped_at = case
    when refusal_num + 1 >= 3 then :now::timestamptz
    else stopped_at
  end,
  next_at = case
    when refusal_num + 1 >= 3 then null
    else next_at
  end
where
  user_id = :userId::bigint
  and code = :code::text;

-- noteSent (src/features/mail/mail-settings.sql.ts)
update mail_settings
set
  refusal_num = 0,
  told_until = coalesce(:toldUntil::timestamptz, told_until)
where
  user_id = :userId::bigint
  and code = :code::text;

-- queueDue (src/features/mail/queue-digests.ts)
with
  due as materialized (
    select
      s.user_id,
      u.timezone
    from
      mail_settings s
      join users u using (user_id)
    where s.next_at <= :now::timestamptz
    order by
      s.next_at,
      s.user_id
    limit 500
    for update of
      s skip locked
  ),
  moved as (
    update mail_settings s
    set next_at = next_digest (s.cadence, s.hour, s.weekday, due.timezone, :now::timestamptz)
    from due
    where s.user_id = due.user_id
    returning
      s.user_id,
      s.address
  ),
  made as (
    insert into
      mails (user_id, kind, address, state, created_at)
    select
      user_id,
      'digest',
      address,
      'queued',
      :now::timestamptz
    from moved
    returning mail_id
  )
select
  count(
    graphile_worker.add_job (
      :task::text,
      payload := json_build_object('mail_id', mail_id::text),
      max_attempts := 10,
      job_key := :task::text || ':' || mail_id
    )
  )::integer as count
from made;

-- renewals (src/features/mail/digest/digest.sql.ts)
select
  k.name,
  s.period_end,
  coalesce(charge_price (b.intro_usd_cents, b.intro_charges, s.month_usd_cents, b.charges + 1), 0) as usd_cents,
  case
    when b.currency is not null then json_build_object('currency', b.currency, 'rate_micros', b.rate_micros)
  end as agreed_rate
from
  memberships s
  join characters k on k.char_id = s.char_id
  left join lateral (
    select
      k.intro_usd_cents,
      k.intro_charges,
      k.currency,
      k.rate_micros,
      (
        select count(*)
        from subscription_charges g
        where g.checkout_id = k.checkout_id
      ) as charges
    from checkouts k
    where
      k.user_id = s.user_id
      and k.subscription_ref = s.provider_ref
  ) b on true
where
  s.user_id = :viewerId::bigint
  and s.kind = 'pro'
  and s.renews
  and s.state in ('trialing', 'active')
  and s.period_end > greatest(:after::timestamptz, :now::timestamptz)
  and s.period_end <= :before::timestamptz
order by
  s.period_end,
  k.char_id
limit 20;

-- saveAddress (src/features/mail/mail-settings.sql.ts)
insert into
  mail_settings as s (user_id, address, language, code, told_until)
values (:userId::bigint, :address::text, :language::text, :code::text, :now::timestamptz)
on conflict (user_id) do update
set
  address = excluded.address,
  language = excluded.language,
  code = excluded.code,
  confirmed_at = null,
  next_at = null,
  refusal_num = 0,
  stopped_at = null;

-- unreadChats (src/features/mail/digest/digest.sql.ts)
select
  coalesce(sum(t.unread), 0)::integer as messages,
  count(*)::integer as conversations
from
  (
    (
      select c.fan_unread as unread
      from conversations c
      where
        c.user_id = :viewerId::bigint
        and c.fan_unread > 0
        and c.fan_folder = 'inbox'
        and c.last_message_at > :since::timestamptz
        and c.last_message_at <= :now::timestamptz
        and not c.fan_muted
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.creator_user_id
          ),
          false
        ) is false
        and coalesce(
          (
            select true
            from restrictions
            where
              restrictions.user_id = :viewerId::bigint
              and restrictions.other_user_id = c.creator_user_id
          ),
          false
        ) is false
      limit 1000
    )
    union all
    (
      select c.creator_unread as unread
      from conversations c
      where
        c.creator_user_id = :viewerId::bigint
        and c.creator_unread > 0
        and c.creator_folder = 'inbox'
        and c.last_message_at > :since::timestamptz
        and c.last_message_at <= :now::timestamptz
        and not c.creator_muted
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.user_id
          ),
          false
        ) is false
        and coalesce(
          (
            select true
            from restrictions
            where
              restrictions.user_id = :viewerId::bigint
              and restrictions.other_user_id = c.user_id
          ),
          false
        ) is false
      limit 1000
    )
  ) t;

-- unreadNotifications (src/features/mail/digest/digest.sql.ts)
select
  coalesce(sum(l.num), 0)::integer as likes,
  (
    count(*) filter (
      where l.num > 0
    )
  )::integer as liked_posts,
  (
    count(*) filter (
      where n.topic in ('commented', 'replied')
    )
  )::integer as comments,
  (
    count(*) filter (
      where n.topic not in ('liked', 'commented', 'replied', 'posted', 'trial_ending', 'renewal_ahead')
    )
  )::integer as others
from
  (
    select *
    from notifications n
    where
      n.user_id = :viewerId::bigint
      and n.notification_id > coalesce(
        (
          select m.notification_id
          from notification_marks m
          where m.user_id = :viewerId::bigint
        ),
        0
      )
      and n.created_at > :since::timestamptz
      and n.created_at <= :now::timestamptz
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = n.other_user_id
        ),
        false
      ) is false
    order by n.notification_id desc
    limit 1000
  ) n
  left join lateral (
    select count(*) as num
    from
      (
        select
        from likes k
        where
          n.topic = 'liked'
          and k.post_id = n.post_id
          and k.created_at > :since::timestamptz
          and k.user_id <> :viewerId::bigint
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = k.user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) l on true;

-- updateChanges (src/features/mail/mail-settings.sql.ts)
update mail_settings s
set
  cadence = coalesce(:cadence::text, s.cadence),
  hour = coalesce(:hour::smallint, s.hour),
  weekday = coalesce(:weekday::smallint, s.weekday),
  reminders = coalesce(:reminders::boolean, s.reminders),
  language = :language::text,
  told_until = case
    when s.cadence = 'off' then :now::timestamptz
    else s.told_until
  end
where s.user_id = :userId::bigint;

-- updateConfirmed (src/features/mail/mail-settings.sql.ts)
update mail_settings s
set
  confirmed_at = coalesce(s.confirmed_at, :now::timestamptz),
  refusal_num = 0,
  told_until = case
    when s.confirmed_at is null then :now::timestamptz
    else s.told_until
  end
where
  s.user_id = :userId::bigint
  and s.code = :code::text
returning s.cadence;

-- updateNextDigest (src/features/mail/mail-settings.sql.ts)
update mail_settings s
set
  next_at = case
    when s.confirmed_at is not null
    and s.stopped_at is null then next_digest (s.cadence, s.hour, s.weekday, u.timezone, :now::timestamptz)
  end
from users u
where
  s.user_id = :userId::bigint
  and u.user_id = s.user_id;

-- updateOutcome (src/features/mail/mails.sql.ts)
update mails
set state = :state::text
where
  mail_id = :mailId::bigint
  and state in ('queued', 'sending');

-- updateTaken (src/features/mail/mails.sql.ts)
update mails
set state = 'sending'
where
  mail_id = :mailId::bigint
  and state = 'queued';

-- updateUnsubscribed (src/features/mail/mail-settings.sql.ts)
update mail_settings
set
  cadence = 'off',
  next_at = null,
  reminders = false
where
  user_id = :userId::bigint
  and code = :code::text;
