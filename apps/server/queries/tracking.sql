-- Made by scripts/gen-queries.ts. Do not edit.

-- archive (src/features/tracking/tracking-links.ts)
update tracking_links
set
  archived_at = case
    when :isArchived::boolean then coalesce(archived_at, :now::timestamptz)
  end
where
  link_id = :linkId::bigint
  and char_id = :charId::bigint;

-- countClick (src/features/tracking/serve-tracking-link.ts)
insert into
  tracking_clicks as k (link_id, day, clicks)
values (:linkId::bigint, (:now::timestamptz at time zone 'UTC')::date, 1)
on conflict (link_id, day) do update
set clicks = k.clicks + 1;

-- countMine (src/features/tracking/list-tracking-links.ts)
select count(*)::int as count
from tracking_links t
where t.char_id = :charId::bigint;

-- deleteTouches (src/features/tracking/delete-tracking.ts)
delete from tracking_touches
where user_id = :userId::bigint;

-- emptyLinks (src/features/tracking/delete-tracking.ts)
update tracking_links
set
  name = '',
  archived_at = coalesce(archived_at, :now::timestamptz)
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- find (src/features/tracking/serve-tracking-link.ts)
select
  l.link_id,
  l.char_id,
  c.char_unique_id
from
  tracking_links l
  join characters c on c.char_id = l.char_id
  and c.deleted_at is null
where l.code = :code::text;

-- find (src/features/tracking/tracking-links.ts)
select
  link_id,
  code
from tracking_links
where
  char_id = :charId::bigint
  and client_id = :clientId::text;

-- insert (src/features/tracking/tracking-links.ts)
insert into
  tracking_links (char_id, client_id, name, code, created_at)
select
  :charId::bigint,
  :clientId::text,
  :name::text,
  :code::text,
  :now::timestamptz
where
  (
    select count(*)
    from tracking_links
    where char_id = :charId::bigint
  ) < 200
on conflict (char_id, client_id) do nothing;

-- insertTouch (src/features/tracking/open-tracking-link.ts)
insert into
  tracking_touches (user_id, char_id, touched_at, link_id, is_sign_up)
select
  u.user_id,
  l.char_id,
  :seenAt::timestamptz,
  l.link_id,
  u.created_at >= :seenAt::timestamptz
from
  tracking_links l
  join characters c on c.char_id = l.char_id
  and c.deleted_at is null
  join users u on u.user_id = :userId::bigint
where
  l.link_id = :linkId::bigint
  and c.user_id <> u.user_id
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :userId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false
  and not exists (
    select
    from memberships m
    where
      m.user_id = u.user_id
      and m.char_id = l.char_id
      and m.state <> 'expired'
  )
  and not exists (
    select
    from tracking_touches t
    where
      t.user_id = u.user_id
      and t.char_id = l.char_id
      and t.touched_at > :seenAt::timestamptz - 30 * interval '1 day'
  );

-- lock (src/features/tracking/open-tracking-link.ts)
select
from users
where user_id = :userId::bigint
for no key update;

-- markJoined (src/features/tracking/open-tracking-link.ts)
update tracking_touches
set joined_at = :now::timestamptz
where
  user_id = :userId::bigint
  and char_id = :charId::bigint
  and joined_at is null
  and touched_at > :now::timestamptz - 30 * interval '1 day';

-- trackingLinks (src/features/tracking/list-tracking-links.ts)
with
  page as materialized (
    select t.*
    from tracking_links t
    where
      t.char_id = :charId::bigint
      and (t.link_id) < (:after1::bigint)
    order by t.link_id desc
    limit 21
  ),
  shown as (
    select t.*
    from page t
    order by t.link_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'link_id',
          t.link_id::text,
          'name',
          t.name,
          'url',
          :publicUrl::text || '/l/' || t.code,
          'click_num',
          (
            select coalesce(sum(k.clicks), 0)::int
            from tracking_clicks k
            where k.link_id = t.link_id
          ),
          'sign_up_num',
          came.sign_ups,
          'join_num',
          came.joins,
          'earned_usd_cents',
          came.cents,
          'is_archived',
          t.archived_at is not null,
          'created_time',
          to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by t.link_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(t.link_id::text)
    from shown t
    order by t.link_id asc
    limit 1
  ) as last
from
  shown t
  cross join lateral (
    select
      count(*) filter (
        where u.is_sign_up
      )::int as sign_ups,
      count(u.joined_at)::int as joins,
      coalesce(
        sum(
          (
            select coalesce(sum(p.amount), 0)
            from
              journal_entries e
              join ledger_accounts a on a.kind = 'creator_pending'
              and a.user_id = (
                select c.user_id
                from characters c
                where c.char_id = u.char_id
              )
              join lateral (
                select e.entry_id
                union all
                select r.entry_id
                from journal_entries r
                where r.reverses = e.entry_id
              ) x on true
              join postings p on p.entry_id = x.entry_id
              and p.account_id = a.account_id
            where
              e.user_id = u.user_id
              and e.kind <> 'release'
              and e.char_id = u.char_id
              and e.reverses is null
              and e.created_at >= u.touched_at
              and e.created_at < u.touched_at + 30 * interval '1 day'
          )
        ),
        0
      )::bigint as cents
    from tracking_touches u
    where u.link_id = t.link_id
  ) came;
