-- Made by scripts/gen-queries.ts. Do not edit.

-- add (demo/world/insert-comments.ts)
select
  outcome,
  new_id
from
  add_comment (
    :userId::bigint,
    :isCreator::boolean,
    (:postId::bigint, :rootId::bigint, :answeredId::bigint, :answeredUserId::bigint, :text::text, null)::new_comment,
    :at::timestamptz
  );

-- bringForward (demo/run-due-jobs.ts)
select
from
  graphile_worker.reschedule_jobs (
    array(
      select id
      from graphile_worker.jobs
      where
        run_at > :now::timestamptz
        and run_at <= :businessNow::timestamptz
    ),
    run_at := :now::timestamptz
  );

-- deleteNotes (demo/world/insert-transactions.ts)
delete from notifications
where topic = 'unlocked';

-- findAnybody (demo/seed-demo-world.ts)
select
  exists (
    select
    from users
  ) as found;

-- insertEvents (demo/world/insert-audience.ts)
insert into
  audience_events (user_id, kind, char_id, slot, source, country, hour)
select
  e.user_id,
  e.kind,
  :charId::bigint,
  e.slot,
  e.source,
  e.country,
  date_trunc('hour', e.at::timestamptz, u.timezone)
from
  characters c
  join users u using (user_id)
  cross join unnest(:userIds::bigint[], :kinds::text[], :slots::bigint[], :sources::text[], :countries::text[], :times::text[]) e (user_id, kind, slot, source, country, at)
where c.char_id = :charId::bigint
on conflict do nothing;

-- insertLikes (demo/world/insert-life.ts)
with
  added as (
    insert into
      likes (user_id, post_id, created_at)
    select
      user_id,
      :postId::bigint,
      :at::timestamptz
    from unnest(:userIds::bigint[]) user_id
    returning post_id
  ),
  counted as (
    update posts
    set
      like_num = like_num + (
        select count(*)
        from added
      )
    where post_id = :postId::bigint
    returning char_id
  )
update characters
set
  like_num = like_num + (
    select count(*)
    from added
  )
where
  char_id = (
    select char_id
    from counted
  );

-- listPeople (demo/list-demo-people.ts)
select
  i.subject,
  u.nickname,
  u.email,
  c.char_unique_id as handle,
  coalesce(a.balance, 0) as diamonds,
  u.role <> 'member' as is_staff,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = coalesce(u.avatar_media_id, c.avatar_media_id)
        and i.class = 'public'
    ),
    ''
  ) as avatar
from
  sign_in_identities i
  join users u using (user_id)
  left join lateral (
    select *
    from characters c
    where
      c.user_id = u.user_id
      and c.deleted_at is null
    order by c.char_id
    limit 1
  ) c on true
  left join ledger_accounts a on a.user_id = u.user_id
  and a.kind = 'wallet'
where
  i.issuer = :issuer::text
  and u.deleted_at is null
  and i.user_id in (
    select user_id
    from sign_in_identities
    where issuer = i.issuer
    order by
      subject like 'demo:%' desc,
      user_id desc
    limit 200
  )
order by
  u.is_creator,
  u.user_id;

-- lockSeeding (demo/seed-demo-world.ts)
select pg_advisory_xact_lock(hashtextextended ('demo world', 0));

-- markRead (demo/world/list-income.ts)
update conversations
set
  creator_read_seq = last_seq,
  creator_unread = 0
where
  char_id = :charId::bigint
  and user_id = :fan::bigint;

-- markSeen (demo/world/list-income.ts)
insert into
  notification_marks (user_id, notification_id, gift_id)
select
  :userId::bigint,
  0,
  max(gift_id)
from gifts
where char_id = :charId::bigint
on conflict (user_id) do update
set gift_id = excluded.gift_id;

-- moveLastSeen (demo/demo-clock.ts)
update sessions
set last_seen_at = last_seen_at + make_interval(secs => :seconds::double precision)
where revoked_at is null;

-- request (demo/world/insert-demo-payout.ts)
select
  outcome,
  payout_id
from request_payout (:userId::bigint, :cents::bigint, :key::text, :hash::bytea, :key::text, :at::timestamptz);

-- say (demo/world/insert-transactions.ts)
select
from
  append_message (
    (:fanId::bigint, :charId::bigint, :creatorId::bigint, 0)::conversation_key,
    draft_message (:identity::text, 'text', :text::text),
    :at::timestamptz
  );

-- untried (demo/run-due-jobs.ts)
select count(*)::integer as count
from graphile_worker.jobs
where
  key = any (:keys::text[])
  and (
    attempts = 0
    or locked_at is not null
  );
