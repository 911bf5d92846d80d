-- Made by scripts/gen-queries.ts. Do not edit.

-- addedPeople (src/features/creator-tools/list-own-list.ts)
with
  page as materialized (
    select l.*
    from fan_list_people l
    where
      l.list_id = :listId::bigint
      and is_fan_of (l.user_id, :charId::bigint)
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = l.user_id
        ),
        false
      ) is false
      and (l.added_at, l.user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      l.added_at desc,
      l.user_id desc
    limit 21
  ),
  shown as (
    select l.*
    from page l
    order by
      l.added_at desc,
      l.user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          u.user_id::text,
          'nickname',
          u.nickname,
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = u.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          'state',
          m.state,
          'tier',
          case
            when m.kind = 'pro'
            and m.state <> 'expired'
            and (
              m.tier_level > 0
              or exists (
                select
                from page_tiers t
                where
                  t.char_id = m.char_id
                  and t.level > 0
                  and t.retired_at is null
              )
            ) then json_build_object(
              'level',
              m.tier_level,
              'name',
              coalesce(
                (
                  select t.name
                  from page_tiers t
                  where
                    t.char_id = m.char_id
                    and t.level = m.tier_level
                ),
                ''
              )
            )
          end,
          'since_time',
          to_char(coalesce(m.joined_at, l.added_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(m.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'diamonds',
          coalesce(g.diamonds, 0)
        )
      )::text,
      ','
      order by
        l.added_at desc,
        l.user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), l.user_id::text)
    from shown l
    order by
      l.added_at asc,
      l.user_id asc
    limit 1
  ) as last
from
  shown l
  join users u on u.user_id = l.user_id
  left join memberships m on m.char_id = :charId::bigint
  and m.user_id = l.user_id
  left join gift_givers g on g.char_id = :charId::bigint
  and g.user_id = u.user_id;

-- count (src/features/creator-tools/vault/list-vault.ts)
select count(*)::int as count
from
  (
    select
    from media f
    where
      f.owner_user_id = :viewerId::bigint
      and f.state = 'ready'
      and f.kind <> 'audio'
      and (
        :anyKind::text is null
        or f.kind = :anyKind::text
      )
      and (
        :folderId::bigint is null
        or exists (
          select
          from vault_items i
          where
            i.media_id = f.media_id
            and i.folder_id = :folderId::bigint
        )
      )
      and (
        :words::text is null
        or (
          exists (
            select
            from media_uploads u
            where
              u.media_id = f.media_id
              and position(:words::text in lower(u.filename)) > 0
          )
          or exists (
            select
            from
              post_media pm
              join posts p using (post_id)
            where
              pm.media_id = f.media_id
              and p.deleted_at is null
              and position(:words::text in lower(p.content || ' ' || pm.alt)) > 0
          )
          or exists (
            select
            from
              vault_items i
              join vault_folders d using (folder_id)
            where
              i.media_id = f.media_id
              and position(:words::text in lower(d.name)) > 0
          )
        )
      )
    limit 10000
  ) few;

-- count (src/features/creator-tools/vault/list-vault.ts)
select count(*)::int as count
from
  (
    select
    from media f
    where
      f.owner_user_id = :viewerId::bigint
      and f.state = 'ready'
      and f.kind <> 'audio'
      and f.kind = :kind::text
    limit 10000
  ) few;

-- count (src/features/creator-tools/vault/list-vault.ts)
select count(*)::int as count
from
  (
    select
    from media f
    where
      f.owner_user_id = :viewerId::bigint
      and f.state = 'ready'
      and f.kind <> 'audio'
    limit 10000
  ) few;

-- countAll (src/features/creator-tools/list-people.ts)
select
  (
    select count(*)::int
    from
      (
        select
        from memberships m
        where
          m.char_id = :charId::bigint
          and membership_list (m.state) = 'subscribers'
          and exists (
            select
            from users x
            where
              x.user_id = m.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = m.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as subscribers,
  (
    select count(*)::int
    from
      (
        select
        from memberships m
        where
          m.char_id = :charId::bigint
          and membership_list (m.state) = 'followers'
          and exists (
            select
            from users x
            where
              x.user_id = m.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = m.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as followers,
  (
    select count(*)::int
    from
      (
        select
        from memberships m
        where
          m.char_id = :charId::bigint
          and membership_list (m.state) = 'trials'
          and exists (
            select
            from users x
            where
              x.user_id = m.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = m.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as trials,
  (
    select count(*)::int
    from
      (
        select
        from memberships m
        where
          m.char_id = :charId::bigint
          and membership_list (m.state) = 'ended'
          and exists (
            select
            from users x
            where
              x.user_id = m.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = m.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as ended,
  (
    select count(*)::int
    from
      (
        select
        from gift_givers g
        where
          g.char_id = :charId::bigint
          and exists (
            select
            from users x
            where
              x.user_id = g.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = g.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as gift_givers;

-- countGivers (src/features/creator-tools/list-people.ts)
select
  (
    select count(*)::int
    from
      (
        select
        from gift_givers g
        where
          g.char_id = :charId::bigint
          and exists (
            select
            from users x
            where
              x.user_id = g.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = g.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as count;

-- countMembers (src/features/creator-tools/list-people.ts)
select
  (
    select count(*)::int
    from
      (
        select
        from memberships m
        where
          m.char_id = :charId::bigint
          and membership_list (m.state) = :listId::text
          and exists (
            select
            from users x
            where
              x.user_id = m.user_id
              and x.deleted_at is null
          )
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = m.user_id
            ),
            false
          ) is false
        limit 10000
      ) few
  ) as count;

-- countPeople (src/features/creator-tools/insights.sql.ts)
select
  (c.follower_num - p.trialing - p.active - p.past_due - p.canceled) as followers,
  p.trialing,
  p.active,
  p.past_due,
  p.canceled
from
  characters c
  cross join lateral (
    select
      (
        count(*) filter (
          where m.state = 'trialing'
        )
      )::int as trialing,
      (
        count(*) filter (
          where m.state = 'active'
        )
      )::int as active,
      (
        count(*) filter (
          where m.state = 'past_due'
        )
      )::int as past_due,
      (
        count(*) filter (
          where m.state = 'canceled'
        )
      )::int as canceled
    from memberships m
    where
      m.char_id = c.char_id
      and membership_list (m.state) in ('trials', 'subscribers', 'ended')
  ) p
where c.char_id = :charId::bigint;

-- countWaiting (src/features/creator-tools/list-waiting-posts.ts)
select count(*)::int as count
from
  (
    select
    from posts p
    where
      p.char_id = :charId::bigint
      and p.state in (4, 5)
      and p.deleted_at is null
    limit 1000
  ) few;

-- deleteNotes (src/features/creator-tools/fan/delete-fan-notes.ts)
delete from fan_notes
where
  user_id = :userId::bigint
  or char_id in (
    select char_id
    from characters
    where user_id = :userId::bigint
  );

-- deleteReplies (src/features/creator-tools/fan/delete-fan-notes.ts)
delete from quick_replies
where
  char_id in (
    select char_id
    from characters
    where user_id = :userId::bigint
  );

-- findByName (src/features/creator-tools/vault/folders.ts)
select folder_id::text
from vault_folders
where
  char_id = :charId::bigint
  and lower(name) = lower(:name::text);

-- findFan (src/features/creator-tools/fan/get-fan.ts)
select
  json_build_object(
    'user_id',
    u.user_id::text,
    'state',
    m.state,
    'tier',
    case
      when m.kind = 'pro'
      and m.state <> 'expired'
      and (
        m.tier_level > 0
        or exists (
          select
          from page_tiers t
          where
            t.char_id = m.char_id
            and t.level > 0
            and t.retired_at is null
        )
      ) then json_build_object(
        'level',
        m.tier_level,
        'name',
        coalesce(
          (
            select t.name
            from page_tiers t
            where
              t.char_id = m.char_id
              and t.level = m.tier_level
          ),
          ''
        )
      )
    end,
    'since_time',
    to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'period_end',
    to_char(m.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'renews',
    coalesce(m.renews, false),
    'paid_usd_cents',
    money.paid,
    'earned_usd_cents',
    money.earned,
    'gifted_diamonds',
    coalesce(g.diamonds, 0),
    'gift_num',
    coalesce(g.gift_num, 0),
    'unlock_num',
    b.unlock_num,
    'last_posts',
    b.last_posts,
    'message_unlock_num',
    (
      select count(*)::int
      from
        message_purchases s
        join messages t using (message_id)
        join conversations c using (conversation_id)
      where
        s.user_id = u.user_id
        and c.char_id = :charId::bigint
        and s.refunded_by is null
    ),
    'note',
    coalesce(
      (
        select n.content
        from fan_notes n
        where
          n.char_id = :charId::bigint
          and n.user_id = u.user_id
      ),
      ''
    )
  ) as fan
from
  users u
  left join memberships m on m.char_id = :charId::bigint
  and m.user_id = u.user_id
  left join gift_givers g on g.char_id = :charId::bigint
  and g.user_id = u.user_id
  cross join lateral (
    select
      count(*)::int as unlock_num,
      coalesce(
        (
          json_agg(
            json_build_object(
              'diary_id',
              p.post_id::text,
              'content',
              left(p.content, 80),
              'created_time',
              to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            )
            order by
              s.created_at desc,
              p.post_id desc
          )
        ),
        '[]'
      ) as last_posts
    from
      purchases s
      join posts p using (post_id)
    where
      s.user_id = u.user_id
      and p.char_id = :charId::bigint
      and s.refunded_by is null
  ) b
  cross join lateral (
    select
      coalesce(
        sum(
          coalesce(
            (
              select - sum(g.amount)
              from postings g
              where
                g.entry_id = e.entry_id
                and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
            ),
            p.amount
          )
        ),
        0
      )::bigint as paid,
      coalesce(sum(p.amount), 0)::bigint as earned
    from
      journal_entries e
      join ledger_accounts a on a.user_id = :viewerId::bigint
      and a.kind = 'creator_pending'
      join pending_earnings p on p.entry_id = e.entry_id
      and p.account_id = a.account_id
    where
      e.user_id = u.user_id
      and e.kind <> 'release'
  ) money
where
  u.user_id = :fanId::bigint
  and is_fan_of (:fanId::bigint, :charId::bigint)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = :fanId::bigint
    ),
    false
  ) is false;

-- findSpan (src/features/creator-tools/calendar/list-calendar.ts)
select
  u.timezone as zone,
  to_char(:now::timestamptz at time zone u.timezone, 'YYYY-MM-DD') as today,
  wall_instant (:from::text::date::timestamp, u.timezone) as start,
  wall_instant ((:from::text::date + :days::integer)::timestamp, u.timezone) as end
from users u
where u.user_id = :viewerId::bigint;

-- findStored (src/features/creator-tools/fan/quick-replies.ts)
select
  reply_id,
  content
from quick_replies
where
  char_id = :charId::bigint
  and client_id = :clientId::text;

-- fittingPeople (src/features/creator-tools/list-own-list.ts)
with
  page as materialized (
    select m.*
    from memberships m
    where
      m.user_id not in (
        select b.other_user_id
        from
          (
            select
              user_id,
              other_user_id,
              created_at
            from blocked_pairs
          ) b
        where b.user_id = :viewerId::bigint
      )
      and not (
        m.kind = 'pro'
        and m.state = 'expired'
        and exists (
          select
          from users gone
          where
            gone.user_id = m.user_id
            and gone.deleted_at is not null
        )
      )
      and m.char_id = :charId::bigint
      and (
        (:ways::integer[]) [1] >= 0
        and (
          (:ways::integer[]) [1] & 1 = 0
          or (
            (:joined::text[]) [1] = ''
            or case (:joined::text[]) [1]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [1]
          )
          and (
            (:renews::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [1] = 1)
          )
          and (
            (:labels::bigint[]) [1] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [1]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [1] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [1] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [1] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [1]
            )
          )
          and (
            (:zones::text[]) [1] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [1], ' '))
          )
        )
        and (
          (:ways::integer[]) [1] & 2 = 0
          or (
            (:joined::text[]) [2] = ''
            or case (:joined::text[]) [2]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [2]
          )
          and (
            (:renews::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [2] = 1)
          )
          and (
            (:labels::bigint[]) [2] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [2]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [2] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [2] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [2] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [2]
            )
          )
          and (
            (:zones::text[]) [2] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [2], ' '))
          )
        )
        and (
          (:ways::integer[]) [1] & 4 = 0
          or (
            (:joined::text[]) [3] = ''
            or case (:joined::text[]) [3]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [3]
          )
          and (
            (:renews::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [3] = 1)
          )
          and (
            (:labels::bigint[]) [3] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [3]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [3] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [3] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [3] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [3]
            )
          )
          and (
            (:zones::text[]) [3] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [3], ' '))
          )
        )
        and (
          (:ways::integer[]) [1] & 8 = 0
          or (
            (:joined::text[]) [4] = ''
            or case (:joined::text[]) [4]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [4]
          )
          and (
            (:renews::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [4] = 1)
          )
          and (
            (:labels::bigint[]) [4] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [4]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [4] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [4] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [4] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [4]
            )
          )
          and (
            (:zones::text[]) [4] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [4], ' '))
          )
        )
        and (
          (:ways::integer[]) [1] & 16 = 0
          or (
            (:joined::text[]) [5] = ''
            or case (:joined::text[]) [5]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [5]
          )
          and (
            (:renews::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [5] = 1)
          )
          and (
            (:labels::bigint[]) [5] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [5]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [5] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [5] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [5] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [5]
            )
          )
          and (
            (:zones::text[]) [5] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [5], ' '))
          )
        )
        and (
          (:ways::integer[]) [1] & 32 = 0
          or (
            (:joined::text[]) [6] = ''
            or case (:joined::text[]) [6]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [6]
          )
          and (
            (:renews::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [6] = 1)
          )
          and (
            (:labels::bigint[]) [6] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [6]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [6] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [6] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [6] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [6]
            )
          )
          and (
            (:zones::text[]) [6] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [6], ' '))
          )
        )
        or (:ways::integer[]) [2] >= 0
        and (
          (:ways::integer[]) [2] & 1 = 0
          or (
            (:joined::text[]) [1] = ''
            or case (:joined::text[]) [1]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [1]
          )
          and (
            (:renews::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [1] = 1)
          )
          and (
            (:labels::bigint[]) [1] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [1]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [1] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [1] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [1] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [1]
            )
          )
          and (
            (:zones::text[]) [1] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [1], ' '))
          )
        )
        and (
          (:ways::integer[]) [2] & 2 = 0
          or (
            (:joined::text[]) [2] = ''
            or case (:joined::text[]) [2]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [2]
          )
          and (
            (:renews::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [2] = 1)
          )
          and (
            (:labels::bigint[]) [2] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [2]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [2] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [2] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [2] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [2]
            )
          )
          and (
            (:zones::text[]) [2] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [2], ' '))
          )
        )
        and (
          (:ways::integer[]) [2] & 4 = 0
          or (
            (:joined::text[]) [3] = ''
            or case (:joined::text[]) [3]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [3]
          )
          and (
            (:renews::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [3] = 1)
          )
          and (
            (:labels::bigint[]) [3] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [3]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [3] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [3] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [3] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [3]
            )
          )
          and (
            (:zones::text[]) [3] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [3], ' '))
          )
        )
        and (
          (:ways::integer[]) [2] & 8 = 0
          or (
            (:joined::text[]) [4] = ''
            or case (:joined::text[]) [4]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [4]
          )
          and (
            (:renews::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [4] = 1)
          )
          and (
            (:labels::bigint[]) [4] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [4]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [4] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [4] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [4] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [4]
            )
          )
          and (
            (:zones::text[]) [4] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [4], ' '))
          )
        )
        and (
          (:ways::integer[]) [2] & 16 = 0
          or (
            (:joined::text[]) [5] = ''
            or case (:joined::text[]) [5]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [5]
          )
          and (
            (:renews::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [5] = 1)
          )
          and (
            (:labels::bigint[]) [5] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [5]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [5] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [5] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [5] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [5]
            )
          )
          and (
            (:zones::text[]) [5] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [5], ' '))
          )
        )
        and (
          (:ways::integer[]) [2] & 32 = 0
          or (
            (:joined::text[]) [6] = ''
            or case (:joined::text[]) [6]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [6]
          )
          and (
            (:renews::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [6] = 1)
          )
          and (
            (:labels::bigint[]) [6] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [6]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [6] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [6] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [6] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [6]
            )
          )
          and (
            (:zones::text[]) [6] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [6], ' '))
          )
        )
        or (:ways::integer[]) [3] >= 0
        and (
          (:ways::integer[]) [3] & 1 = 0
          or (
            (:joined::text[]) [1] = ''
            or case (:joined::text[]) [1]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [1]
          )
          and (
            (:renews::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [1] = 1)
          )
          and (
            (:labels::bigint[]) [1] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [1]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [1] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [1] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [1] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [1]
            )
          )
          and (
            (:zones::text[]) [1] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [1], ' '))
          )
        )
        and (
          (:ways::integer[]) [3] & 2 = 0
          or (
            (:joined::text[]) [2] = ''
            or case (:joined::text[]) [2]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [2]
          )
          and (
            (:renews::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [2] = 1)
          )
          and (
            (:labels::bigint[]) [2] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [2]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [2] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [2] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [2] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [2]
            )
          )
          and (
            (:zones::text[]) [2] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [2], ' '))
          )
        )
        and (
          (:ways::integer[]) [3] & 4 = 0
          or (
            (:joined::text[]) [3] = ''
            or case (:joined::text[]) [3]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [3]
          )
          and (
            (:renews::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [3] = 1)
          )
          and (
            (:labels::bigint[]) [3] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [3]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [3] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [3] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [3] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [3]
            )
          )
          and (
            (:zones::text[]) [3] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [3], ' '))
          )
        )
        and (
          (:ways::integer[]) [3] & 8 = 0
          or (
            (:joined::text[]) [4] = ''
            or case (:joined::text[]) [4]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [4]
          )
          and (
            (:renews::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [4] = 1)
          )
          and (
            (:labels::bigint[]) [4] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [4]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [4] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [4] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [4] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [4]
            )
          )
          and (
            (:zones::text[]) [4] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [4], ' '))
          )
        )
        and (
          (:ways::integer[]) [3] & 16 = 0
          or (
            (:joined::text[]) [5] = ''
            or case (:joined::text[]) [5]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [5]
          )
          and (
            (:renews::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [5] = 1)
          )
          and (
            (:labels::bigint[]) [5] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [5]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [5] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [5] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [5] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [5]
            )
          )
          and (
            (:zones::text[]) [5] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [5], ' '))
          )
        )
        and (
          (:ways::integer[]) [3] & 32 = 0
          or (
            (:joined::text[]) [6] = ''
            or case (:joined::text[]) [6]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [6]
          )
          and (
            (:renews::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [6] = 1)
          )
          and (
            (:labels::bigint[]) [6] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [6]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [6] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [6] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [6] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [6]
            )
          )
          and (
            (:zones::text[]) [6] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [6], ' '))
          )
        )
        or (:ways::integer[]) [4] >= 0
        and (
          (:ways::integer[]) [4] & 1 = 0
          or (
            (:joined::text[]) [1] = ''
            or case (:joined::text[]) [1]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [1]
          )
          and (
            (:renews::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [1] = 1)
          )
          and (
            (:labels::bigint[]) [1] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [1]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [1] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [1] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [1] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [1]
            )
          )
          and (
            (:zones::text[]) [1] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [1], ' '))
          )
        )
        and (
          (:ways::integer[]) [4] & 2 = 0
          or (
            (:joined::text[]) [2] = ''
            or case (:joined::text[]) [2]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [2]
          )
          and (
            (:renews::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [2] = 1)
          )
          and (
            (:labels::bigint[]) [2] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [2]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [2] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [2] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [2] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [2]
            )
          )
          and (
            (:zones::text[]) [2] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [2], ' '))
          )
        )
        and (
          (:ways::integer[]) [4] & 4 = 0
          or (
            (:joined::text[]) [3] = ''
            or case (:joined::text[]) [3]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [3]
          )
          and (
            (:renews::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [3] = 1)
          )
          and (
            (:labels::bigint[]) [3] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [3]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [3] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [3] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [3] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [3]
            )
          )
          and (
            (:zones::text[]) [3] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [3], ' '))
          )
        )
        and (
          (:ways::integer[]) [4] & 8 = 0
          or (
            (:joined::text[]) [4] = ''
            or case (:joined::text[]) [4]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [4]
          )
          and (
            (:renews::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [4] = 1)
          )
          and (
            (:labels::bigint[]) [4] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [4]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [4] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [4] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [4] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [4]
            )
          )
          and (
            (:zones::text[]) [4] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [4], ' '))
          )
        )
        and (
          (:ways::integer[]) [4] & 16 = 0
          or (
            (:joined::text[]) [5] = ''
            or case (:joined::text[]) [5]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [5]
          )
          and (
            (:renews::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [5] = 1)
          )
          and (
            (:labels::bigint[]) [5] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [5]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [5] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [5] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [5] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [5]
            )
          )
          and (
            (:zones::text[]) [5] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [5], ' '))
          )
        )
        and (
          (:ways::integer[]) [4] & 32 = 0
          or (
            (:joined::text[]) [6] = ''
            or case (:joined::text[]) [6]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [6]
          )
          and (
            (:renews::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [6] = 1)
          )
          and (
            (:labels::bigint[]) [6] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [6]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [6] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [6] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [6] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [6]
            )
          )
          and (
            (:zones::text[]) [6] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [6], ' '))
          )
        )
        or (:ways::integer[]) [5] >= 0
        and (
          (:ways::integer[]) [5] & 1 = 0
          or (
            (:joined::text[]) [1] = ''
            or case (:joined::text[]) [1]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [1]
          )
          and (
            (:renews::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [1] = 1)
          )
          and (
            (:labels::bigint[]) [1] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [1]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [1] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [1] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [1] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [1]
            )
          )
          and (
            (:zones::text[]) [1] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [1], ' '))
          )
        )
        and (
          (:ways::integer[]) [5] & 2 = 0
          or (
            (:joined::text[]) [2] = ''
            or case (:joined::text[]) [2]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [2]
          )
          and (
            (:renews::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [2] = 1)
          )
          and (
            (:labels::bigint[]) [2] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [2]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [2] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [2] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [2] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [2]
            )
          )
          and (
            (:zones::text[]) [2] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [2], ' '))
          )
        )
        and (
          (:ways::integer[]) [5] & 4 = 0
          or (
            (:joined::text[]) [3] = ''
            or case (:joined::text[]) [3]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [3]
          )
          and (
            (:renews::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [3] = 1)
          )
          and (
            (:labels::bigint[]) [3] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [3]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [3] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [3] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [3] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [3]
            )
          )
          and (
            (:zones::text[]) [3] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [3], ' '))
          )
        )
        and (
          (:ways::integer[]) [5] & 8 = 0
          or (
            (:joined::text[]) [4] = ''
            or case (:joined::text[]) [4]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [4]
          )
          and (
            (:renews::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [4] = 1)
          )
          and (
            (:labels::bigint[]) [4] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [4]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [4] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [4] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [4] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [4]
            )
          )
          and (
            (:zones::text[]) [4] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [4], ' '))
          )
        )
        and (
          (:ways::integer[]) [5] & 16 = 0
          or (
            (:joined::text[]) [5] = ''
            or case (:joined::text[]) [5]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [5]
          )
          and (
            (:renews::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [5] = 1)
          )
          and (
            (:labels::bigint[]) [5] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [5]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [5] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [5] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [5] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [5]
            )
          )
          and (
            (:zones::text[]) [5] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [5], ' '))
          )
        )
        and (
          (:ways::integer[]) [5] & 32 = 0
          or (
            (:joined::text[]) [6] = ''
            or case (:joined::text[]) [6]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [6]
          )
          and (
            (:renews::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [6] = 1)
          )
          and (
            (:labels::bigint[]) [6] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [6]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [6] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [6] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [6] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [6]
            )
          )
          and (
            (:zones::text[]) [6] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [6], ' '))
          )
        )
        or (:ways::integer[]) [6] >= 0
        and (
          (:ways::integer[]) [6] & 1 = 0
          or (
            (:joined::text[]) [1] = ''
            or case (:joined::text[]) [1]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [1]
          )
          and (
            (:renews::integer[]) [1] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [1] = 1)
          )
          and (
            (:labels::bigint[]) [1] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [1]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [1] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [1] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [1] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [1]
            )
          )
          and (
            (:zones::text[]) [1] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [1], ' '))
          )
        )
        and (
          (:ways::integer[]) [6] & 2 = 0
          or (
            (:joined::text[]) [2] = ''
            or case (:joined::text[]) [2]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [2]
          )
          and (
            (:renews::integer[]) [2] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [2] = 1)
          )
          and (
            (:labels::bigint[]) [2] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [2]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [2] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [2] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [2] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [2]
            )
          )
          and (
            (:zones::text[]) [2] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [2], ' '))
          )
        )
        and (
          (:ways::integer[]) [6] & 4 = 0
          or (
            (:joined::text[]) [3] = ''
            or case (:joined::text[]) [3]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [3]
          )
          and (
            (:renews::integer[]) [3] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [3] = 1)
          )
          and (
            (:labels::bigint[]) [3] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [3]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [3] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [3] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [3] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [3]
            )
          )
          and (
            (:zones::text[]) [3] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [3], ' '))
          )
        )
        and (
          (:ways::integer[]) [6] & 8 = 0
          or (
            (:joined::text[]) [4] = ''
            or case (:joined::text[]) [4]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [4]
          )
          and (
            (:renews::integer[]) [4] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [4] = 1)
          )
          and (
            (:labels::bigint[]) [4] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [4]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [4] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [4] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [4] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [4]
            )
          )
          and (
            (:zones::text[]) [4] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [4], ' '))
          )
        )
        and (
          (:ways::integer[]) [6] & 16 = 0
          or (
            (:joined::text[]) [5] = ''
            or case (:joined::text[]) [5]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [5]
          )
          and (
            (:renews::integer[]) [5] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [5] = 1)
          )
          and (
            (:labels::bigint[]) [5] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [5]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [5] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [5] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [5] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [5]
            )
          )
          and (
            (:zones::text[]) [5] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [5], ' '))
          )
        )
        and (
          (:ways::integer[]) [6] & 32 = 0
          or (
            (:joined::text[]) [6] = ''
            or case (:joined::text[]) [6]
              when 'free' then m.kind = 'free'
              and m.state <> 'expired'
              when 'pro' then m.kind = 'pro'
              and m.state <> 'expired'
              when 'any' then m.state <> 'expired'
              else m.state = 'expired'
            end
          )
          and (
            (:tiers::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.tier_level >= (:tiers::integer[]) [6]
          )
          and (
            (:renews::integer[]) [6] = 0
            or m.kind = 'pro'
            and m.state <> 'expired'
            and m.renews = ((:renews::integer[]) [6] = 1)
          )
          and (
            (:labels::bigint[]) [6] = 0
            or m.user_id in (
              select c.user_id
              from
                labels b
                join conversation_labels l using (label_id)
                join conversations c using (conversation_id)
              where
                b.user_id = :viewerId::bigint
                and b.label_id = (:labels::bigint[]) [6]
                and c.char_id = :charId::bigint
            )
          )
          and (
            (:quietDays::integer[]) [6] = 0
            or m.user_id not in (
              select c.user_id
              from conversations c
              where
                c.creator_user_id = :viewerId::bigint
                and c.char_id = :charId::bigint
                and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                and (
                  c.last_identity = 'fan'
                  or exists (
                    select
                    from messages t
                    where
                      t.conversation_id = c.conversation_id
                      and t.identity = 'fan'
                      and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
                  )
                )
            )
          )
          and (
            (:spent::integer[]) [6] = 0
            or m.user_id in (
              select e.user_id
              from
                ledger_accounts a
                join pending_earnings p using (account_id)
                join journal_entries e using (entry_id)
              where
                a.user_id = :viewerId::bigint
                and a.kind = 'creator_pending'
                and e.kind <> 'release'
                and (
                  (:spentDays::integer[]) [6] = 0
                  or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
                )
              group by e.user_id
              having
                sum(
                  coalesce(
                    (
                      select - sum(g.amount)
                      from postings g
                      where
                        g.entry_id = e.entry_id
                        and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                    ),
                    p.amount
                  )
                ) >= (:spent::integer[]) [6]
            )
          )
          and (
            (:zones::text[]) [6] = ''
            or (
              select u.timezone
              from users u
              where u.user_id = m.user_id
            ) = any (string_to_array((:zones::text[]) [6], ' '))
          )
        )
      )
      and (m.joined_at, m.user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      m.joined_at desc,
      m.user_id desc
    limit 21
  ),
  shown as (
    select m.*
    from page m
    order by
      m.joined_at desc,
      m.user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          u.user_id::text,
          'nickname',
          u.nickname,
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = u.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          'state',
          m.state,
          'tier',
          case
            when m.kind = 'pro'
            and m.state <> 'expired'
            and (
              m.tier_level > 0
              or exists (
                select
                from page_tiers t
                where
                  t.char_id = m.char_id
                  and t.level > 0
                  and t.retired_at is null
              )
            ) then json_build_object(
              'level',
              m.tier_level,
              'name',
              coalesce(
                (
                  select t.name
                  from page_tiers t
                  where
                    t.char_id = m.char_id
                    and t.level = m.tier_level
                ),
                ''
              )
            )
          end,
          'since_time',
          to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(m.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'diamonds',
          coalesce(g.diamonds, 0)
        )
      )::text,
      ','
      order by
        m.joined_at desc,
        m.user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), m.user_id::text)
    from shown m
    order by
      m.joined_at asc,
      m.user_id asc
    limit 1
  ) as last
from
  shown m
  join users u on u.user_id = m.user_id
  left join gift_givers g on g.char_id = :charId::bigint
  and g.user_id = u.user_id;

-- givers (src/features/creator-tools/list-people.ts)
with
  page as materialized (
    select g.*
    from gift_givers g
    where
      g.char_id = :charId::bigint
      and exists (
        select
        from users x
        where
          x.user_id = g.user_id
          and x.deleted_at is null
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = g.user_id
        ),
        false
      ) is false
      and (g.diamonds, g.user_id) < (:after1::bigint, :after2::bigint)
    order by
      g.diamonds desc,
      g.user_id desc
    limit 21
  ),
  shown as (
    select g.*
    from page g
    order by
      g.diamonds desc,
      g.user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          u.user_id::text,
          'nickname',
          u.nickname,
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = u.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          'state',
          m.state,
          'tier',
          case
            when m.kind = 'pro'
            and m.state <> 'expired'
            and (
              m.tier_level > 0
              or exists (
                select
                from page_tiers t
                where
                  t.char_id = m.char_id
                  and t.level > 0
                  and t.retired_at is null
              )
            ) then json_build_object(
              'level',
              m.tier_level,
              'name',
              coalesce(
                (
                  select t.name
                  from page_tiers t
                  where
                    t.char_id = m.char_id
                    and t.level = m.tier_level
                ),
                ''
              )
            )
          end,
          'since_time',
          to_char(g.last_gift_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(m.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'diamonds',
          coalesce(g.diamonds, 0)
        )
      )::text,
      ','
      order by
        g.diamonds desc,
        g.user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(g.diamonds::text, g.user_id::text)
    from shown g
    order by
      g.diamonds asc,
      g.user_id asc
    limit 1
  ) as last
from
  shown g
  join users u on u.user_id = g.user_id
  left join memberships m on m.char_id = :charId::bigint
  and m.user_id = g.user_id;

-- insert (src/features/creator-tools/fan/quick-replies.ts)
insert into
  quick_replies (char_id, content, client_id, created_at)
select
  :charId::bigint,
  :content::text,
  :clientId::text,
  :now::timestamptz
where
  (
    select count(*)
    from quick_replies
    where char_id = :charId::bigint
  ) < 50
returning
  reply_id,
  content;

-- insert (src/features/creator-tools/vault/folders.ts)
insert into
  vault_folders (char_id, name, created_at)
select
  :charId::bigint,
  :name::text,
  :now::timestamptz
where
  (
    select count(*)
    from vault_folders
    where char_id = :charId::bigint
  ) < 100
returning folder_id::text;

-- list (src/features/creator-tools/fan/quick-replies.ts)
select
  reply_id,
  content
from quick_replies
where char_id = :charId::bigint
order by reply_id;

-- list (src/features/creator-tools/vault/folders.ts)
select
  d.folder_id::text,
  d.name,
  (
    select count(*)::int
    from
      vault_items i
      join media f using (media_id)
    where
      i.folder_id = d.folder_id
      and f.state = 'ready'
  ) as count
from vault_folders d
where d.char_id = :charId::bigint
order by
  lower(d.name),
  d.folder_id;

-- listJoinedByDay (src/features/creator-tools/insights.sql.ts)
select
  to_char(m.joined_at at time zone :timezone::text, 'YYYY-MM-DD') as day,
  (
    count(*) filter (
      where m.kind = 'free'
    )
  )::int as free,
  (
    count(*) filter (
      where m.kind = 'pro'
    )
  )::int as pro
from memberships m
where
  m.char_id = :charId::bigint
  and m.joined_at >= :before::timestamptz
group by 1;

-- listLastPosts (src/features/creator-tools/insights.sql.ts)
select
  coalesce(
    json_agg(
      json_build_object(
        'diary_id',
        p.post_id::text,
        'content',
        left(p.content, 200),
        'item',
        (
          select media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json
          from
            post_media pm
            join media f on f.media_id = pm.media_id
            and f.state = 'ready'
          where
            pm.post_id = p.post_id
            and not pm.is_preview
          order by pm.position
          limit 1
        ),
        'created_time',
        to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'like_num',
        p.like_num,
        'comment_num',
        p.comment_num,
        'unlock_num',
        b.sold,
        'earned_usd_cents',
        b.cents
      )
      order by
        p.published_at desc,
        p.post_id desc
    ),
    '[]'
  ) as list
from
  (
    select *
    from posts q
    where
      q.char_id = :charId::bigint
      and q.state = 1
      and q.deleted_at is null
    order by
      q.published_at desc,
      q.post_id desc
    limit 3
  ) p
  cross join lateral (
    select
      count(*)::int as sold,
      coalesce(sum(e.amount), 0)::bigint as cents
    from
      purchases s
      left join pending_earnings e on e.entry_id = s.entry_id
      and e.account_id = :accountId::bigint
    where
      s.post_id = p.post_id
      and s.created_at >= :since::timestamptz
      and s.refunded_by is null
  ) b;

-- listSpan (src/features/creator-tools/calendar/list-calendar.ts)
with
  planned as (
    select
      t.post_id,
      t.publish_at as at
    from
      post_times t
      join posts p using (post_id)
    where
      t.char_id = :charId::bigint
      and t.publish_at >= :start::timestamptz
      and t.publish_at < :end::timestamptz
      and p.state = 4
      and p.deleted_at is null
  ),
  published as (
    select
      p.post_id,
      p.published_at as at
    from posts p
    where
      p.char_id = :charId::bigint
      and p.state = 1
      and p.deleted_at is null
      and p.published_at >= :start::timestamptz
      and p.published_at < :end::timestamptz
  ),
  shown as materialized (
    select *
    from
      (
        select *
        from planned
        union all
        select *
        from published
      ) both_kinds
    order by
      at,
      post_id
    limit 500
  )
select
  coalesce(
    json_agg(
      json_build_object(
        'diary_id',
        p.post_id::text,
        'content',
        left(p.content, 200),
        'state',
        p.state,
        'price',
        p.price,
        'item',
        (
          select media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json
          from
            post_media pm
            join media f on f.media_id = pm.media_id
            and f.state = 'ready'
          where
            pm.post_id = p.post_id
            and not pm.is_preview
          order by pm.position
          limit 1
        ),
        'publish_time',
        to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'wall',
        case
          when p.state = 4
          and t.zone is not null then to_char(s.at at time zone t.zone, 'YYYY-MM-DD"T"HH24:MI:SS')
          else to_char(s.at at time zone :zone::text, 'YYYY-MM-DD"T"HH24:MI:SS')
        end,
        'zone',
        case
          when p.state = 4 then coalesce(t.zone, :zone::text)
          else :zone::text
        end,
        'late_seconds',
        case
          when t.published_at = p.published_at then greatest(
            0,
            extract(
              epoch
              from t.published_at - t.publish_at
            )
          )::int
          else 0
        end,
        'failure',
        coalesce(t.failure, ''),
        'expires_time',
        to_char(t.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
      order by
        s.at,
        s.post_id
    ),
    '[]'
  ) as list
from
  shown s
  join posts p using (post_id)
  left join post_times t using (post_id);

-- listTopPosts (src/features/creator-tools/insights.sql.ts)
select
  coalesce(
    json_agg(
      json_build_object(
        'diary_id',
        p.post_id::text,
        'content',
        left(p.content, 200),
        'item',
        (
          select media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json
          from
            post_media pm
            join media f on f.media_id = pm.media_id
            and f.state = 'ready'
          where
            pm.post_id = p.post_id
            and not pm.is_preview
          order by pm.position
          limit 1
        ),
        'created_time',
        to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'like_num',
        p.like_num,
        'comment_num',
        p.comment_num,
        'unlock_num',
        b.sold,
        'earned_usd_cents',
        b.cents
      )
      order by
        p.like_num desc,
        p.post_id desc
    ),
    '[]'
  ) as list
from
  (
    select *
    from posts q
    where
      q.char_id = :charId::bigint
      and q.state = 1
      and q.deleted_at is null
    order by
      q.like_num desc,
      q.post_id desc
    limit 5
  ) p
  cross join lateral (
    select
      count(*)::int as sold,
      coalesce(sum(e.amount), 0)::bigint as cents
    from
      purchases s
      left join pending_earnings e on e.entry_id = s.entry_id
      and e.account_id = :accountId::bigint
    where
      s.post_id = p.post_id
      and s.created_at >= :since::timestamptz
      and s.refunded_by is null
  ) b;

-- lock (src/features/creator-tools/fan/quick-replies.ts)
select
from characters
where char_id = :charId::bigint
for no key update;

-- lock (src/features/creator-tools/vault/folders.ts)
select
from characters
where char_id = :charId::bigint
for no key update;

-- lockFolder (src/features/creator-tools/vault/folders.ts)
select
from vault_folders
where
  char_id = :charId::bigint
  and folder_id = :folderId::bigint
for key share;

-- mediaOf (src/features/creator-tools/vault/list-vault.ts)
with
  page as materialized (
    select f.*
    from media f
    where
      f.owner_user_id = :viewerId::bigint
      and f.state = 'ready'
      and f.kind <> 'audio'
      and (
        :anyKind::text is null
        or f.kind = :anyKind::text
      )
      and (
        :folderId::bigint is null
        or exists (
          select
          from vault_items i
          where
            i.media_id = f.media_id
            and i.folder_id = :folderId::bigint
        )
      )
      and (
        :words::text is null
        or (
          exists (
            select
            from media_uploads u
            where
              u.media_id = f.media_id
              and position(:words::text in lower(u.filename)) > 0
          )
          or exists (
            select
            from
              post_media pm
              join posts p using (post_id)
            where
              pm.media_id = f.media_id
              and p.deleted_at is null
              and position(:words::text in lower(p.content || ' ' || pm.alt)) > 0
          )
          or exists (
            select
            from
              vault_items i
              join vault_folders d using (folder_id)
            where
              i.media_id = f.media_id
              and position(:words::text in lower(d.name)) > 0
          )
        )
      )
      and (f.media_id) < (:after1::bigint)
    order by f.media_id desc
    limit 21
  ),
  shown as (
    select f.*
    from page f
    order by f.media_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'media_id',
          f.media_id::text,
          'item',
          media_item_text (
            f.item,
            (
              case f.class
                when 'private' then coalesce('?v=' || nullif(:mediaToken::text, ''), '')
                else ''
              end
            ),
            f.placeholder,
            ('')::text
          )::json,
          'created_time',
          to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_public',
          f.class = 'public',
          'folder_id',
          (
            select i.folder_id::text
            from vault_items i
            where i.media_id = f.media_id
          ),
          'posts',
          (
            select
              coalesce(
                json_agg(
                  json_build_object('diary_id', p.post_id::text, 'content', left(p.content, 120), 'state', p.state)
                  order by p.post_id desc
                ),
                '[]'
              )
            from
              post_media pm
              join posts p using (post_id)
            where
              pm.media_id = f.media_id
              and p.deleted_at is null
          ),
          'message_num',
          (
            select count(*)::int
            from
              message_media mm
              join messages m using (message_id)
            where
              mm.media_id = f.media_id
              and not m.is_deleted
          ),
          'earned_usd_cents',
          (
            select coalesce(sum(e.amount), 0)::bigint
            from
              ledger_accounts a
              join pending_earnings e on e.account_id = a.account_id
              and e.entry_id in (
                select b.entry_id
                from
                  post_media pm
                  join purchases b using (post_id)
                where
                  pm.media_id = f.media_id
                  and b.refunded_by is null
                union
                select b.entry_id
                from
                  message_media mm
                  join message_purchases b using (message_id)
                where
                  mm.media_id = f.media_id
                  and b.refunded_by is null
              )
            where
              a.user_id = :viewerId::bigint
              and a.kind = 'creator_pending'
          ),
          'fan_state',
          (
            case
              when :fanId::bigint is null then null
              when exists (
                select
                from
                  post_media pm
                  join purchases b using (post_id)
                where
                  pm.media_id = f.media_id
                  and b.user_id = :fanId::bigint
                  and b.refunded_by is null
              )
              or exists (
                select
                from
                  message_media mm
                  join message_purchases b using (message_id)
                where
                  mm.media_id = f.media_id
                  and b.user_id = :fanId::bigint
                  and b.refunded_by is null
              ) then 'bought'
              else (
                select
                  case
                    when bool_or(m.price is null) then 'sent'
                    when count(*) > 0 then 'offered'
                  end
                from
                  message_media mm
                  join messages m using (message_id)
                  join conversations c using (conversation_id)
                where
                  mm.media_id = f.media_id
                  and c.user_id = :fanId::bigint
                  and c.creator_user_id = :viewerId::bigint
                  and not m.is_deleted
              )
            end
          )
        )
      )::text,
      ','
      order by f.media_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(f.media_id::text)
    from shown f
    order by f.media_id asc
    limit 1
  ) as last
from shown f;

-- mediaOf (src/features/creator-tools/vault/list-vault.ts)
with
  page as materialized (
    select f.*
    from media f
    where
      f.owner_user_id = :viewerId::bigint
      and f.state = 'ready'
      and f.kind <> 'audio'
      and (f.media_id) < (:after1::bigint)
    order by f.media_id desc
    limit 21
  ),
  shown as (
    select f.*
    from page f
    order by f.media_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'media_id',
          f.media_id::text,
          'item',
          media_item_text (
            f.item,
            (
              case f.class
                when 'private' then coalesce('?v=' || nullif(:mediaToken::text, ''), '')
                else ''
              end
            ),
            f.placeholder,
            ('')::text
          )::json,
          'created_time',
          to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_public',
          f.class = 'public',
          'folder_id',
          (
            select i.folder_id::text
            from vault_items i
            where i.media_id = f.media_id
          ),
          'posts',
          (
            select
              coalesce(
                json_agg(
                  json_build_object('diary_id', p.post_id::text, 'content', left(p.content, 120), 'state', p.state)
                  order by p.post_id desc
                ),
                '[]'
              )
            from
              post_media pm
              join posts p using (post_id)
            where
              pm.media_id = f.media_id
              and p.deleted_at is null
          ),
          'message_num',
          (
            select count(*)::int
            from
              message_media mm
              join messages m using (message_id)
            where
              mm.media_id = f.media_id
              and not m.is_deleted
          ),
          'earned_usd_cents',
          (
            select coalesce(sum(e.amount), 0)::bigint
            from
              ledger_accounts a
              join pending_earnings e on e.account_id = a.account_id
              and e.entry_id in (
                select b.entry_id
                from
                  post_media pm
                  join purchases b using (post_id)
                where
                  pm.media_id = f.media_id
                  and b.refunded_by is null
                union
                select b.entry_id
                from
                  message_media mm
                  join message_purchases b using (message_id)
                where
                  mm.media_id = f.media_id
                  and b.refunded_by is null
              )
            where
              a.user_id = :viewerId::bigint
              and a.kind = 'creator_pending'
          ),
          'fan_state',
          (
            case
              when :fanId::bigint is null then null
              when exists (
                select
                from
                  post_media pm
                  join purchases b using (post_id)
                where
                  pm.media_id = f.media_id
                  and b.user_id = :fanId::bigint
                  and b.refunded_by is null
              )
              or exists (
                select
                from
                  message_media mm
                  join message_purchases b using (message_id)
                where
                  mm.media_id = f.media_id
                  and b.user_id = :fanId::bigint
                  and b.refunded_by is null
              ) then 'bought'
              else (
                select
                  case
                    when bool_or(m.price is null) then 'sent'
                    when count(*) > 0 then 'offered'
                  end
                from
                  message_media mm
                  join messages m using (message_id)
                  join conversations c using (conversation_id)
                where
                  mm.media_id = f.media_id
                  and c.user_id = :fanId::bigint
                  and c.creator_user_id = :viewerId::bigint
                  and not m.is_deleted
              )
            end
          )
        )
      )::text,
      ','
      order by f.media_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(f.media_id::text)
    from shown f
    order by f.media_id asc
    limit 1
  ) as last
from shown f;

-- mediaOf (src/features/creator-tools/vault/list-vault.ts)
with
  page as materialized (
    select f.*
    from media f
    where
      f.owner_user_id = :viewerId::bigint
      and f.state = 'ready'
      and f.kind <> 'audio'
      and f.kind = :kind::text
      and (f.media_id) < (:after1::bigint)
    order by f.media_id desc
    limit 21
  ),
  shown as (
    select f.*
    from page f
    order by f.media_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'media_id',
          f.media_id::text,
          'item',
          media_item_text (
            f.item,
            (
              case f.class
                when 'private' then coalesce('?v=' || nullif(:mediaToken::text, ''), '')
                else ''
              end
            ),
            f.placeholder,
            ('')::text
          )::json,
          'created_time',
          to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_public',
          f.class = 'public',
          'folder_id',
          (
            select i.folder_id::text
            from vault_items i
            where i.media_id = f.media_id
          ),
          'posts',
          (
            select
              coalesce(
                json_agg(
                  json_build_object('diary_id', p.post_id::text, 'content', left(p.content, 120), 'state', p.state)
                  order by p.post_id desc
                ),
                '[]'
              )
            from
              post_media pm
              join posts p using (post_id)
            where
              pm.media_id = f.media_id
              and p.deleted_at is null
          ),
          'message_num',
          (
            select count(*)::int
            from
              message_media mm
              join messages m using (message_id)
            where
              mm.media_id = f.media_id
              and not m.is_deleted
          ),
          'earned_usd_cents',
          (
            select coalesce(sum(e.amount), 0)::bigint
            from
              ledger_accounts a
              join pending_earnings e on e.account_id = a.account_id
              and e.entry_id in (
                select b.entry_id
                from
                  post_media pm
                  join purchases b using (post_id)
                where
                  pm.media_id = f.media_id
                  and b.refunded_by is null
                union
                select b.entry_id
                from
                  message_media mm
                  join message_purchases b using (message_id)
                where
                  mm.media_id = f.media_id
                  and b.refunded_by is null
              )
            where
              a.user_id = :viewerId::bigint
              and a.kind = 'creator_pending'
          ),
          'fan_state',
          (
            case
              when :fanId::bigint is null then null
              when exists (
                select
                from
                  post_media pm
                  join purchases b using (post_id)
                where
                  pm.media_id = f.media_id
                  and b.user_id = :fanId::bigint
                  and b.refunded_by is null
              )
              or exists (
                select
                from
                  message_media mm
                  join message_purchases b using (message_id)
                where
                  mm.media_id = f.media_id
                  and b.user_id = :fanId::bigint
                  and b.refunded_by is null
              ) then 'bought'
              else (
                select
                  case
                    when bool_or(m.price is null) then 'sent'
                    when count(*) > 0 then 'offered'
                  end
                from
                  message_media mm
                  join messages m using (message_id)
                  join conversations c using (conversation_id)
                where
                  mm.media_id = f.media_id
                  and c.user_id = :fanId::bigint
                  and c.creator_user_id = :viewerId::bigint
                  and not m.is_deleted
              )
            end
          )
        )
      )::text,
      ','
      order by f.media_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(f.media_id::text)
    from shown f
    order by f.media_id asc
    limit 1
  ) as last
from shown f;

-- members (src/features/creator-tools/list-people.ts)
with
  page as materialized (
    select m.*
    from memberships m
    where
      m.char_id = :charId::bigint
      and membership_list (m.state) = :listId::text
      and exists (
        select
        from users x
        where
          x.user_id = m.user_id
          and x.deleted_at is null
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = m.user_id
        ),
        false
      ) is false
      and (m.joined_at, m.user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      m.joined_at desc,
      m.user_id desc
    limit 21
  ),
  shown as (
    select m.*
    from page m
    order by
      m.joined_at desc,
      m.user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          u.user_id::text,
          'nickname',
          u.nickname,
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = u.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          'state',
          m.state,
          'tier',
          case
            when m.kind = 'pro'
            and m.state <> 'expired'
            and (
              m.tier_level > 0
              or exists (
                select
                from page_tiers t
                where
                  t.char_id = m.char_id
                  and t.level > 0
                  and t.retired_at is null
              )
            ) then json_build_object(
              'level',
              m.tier_level,
              'name',
              coalesce(
                (
                  select t.name
                  from page_tiers t
                  where
                    t.char_id = m.char_id
                    and t.level = m.tier_level
                ),
                ''
              )
            )
          end,
          'since_time',
          to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(m.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'diamonds',
          coalesce(g.diamonds, 0)
        )
      )::text,
      ','
      order by
        m.joined_at desc,
        m.user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), m.user_id::text)
    from shown m
    order by
      m.joined_at asc,
      m.user_id asc
    limit 1
  ) as last
from
  shown m
  join users u on u.user_id = m.user_id
  left join gift_givers g on g.char_id = :charId::bigint
  and g.user_id = m.user_id;

-- putIn (src/features/creator-tools/vault/folders.ts)
insert into
  vault_items (media_id, folder_id)
select
  f.media_id,
  :toFolderId::bigint
from media f
where
  f.media_id = any (:mediaIds::bigint[])
  and f.owner_user_id = :userId::bigint
  and f.state = 'ready'
on conflict (media_id) do update
set folder_id = excluded.folder_id;

-- remove (src/features/creator-tools/fan/quick-replies.ts)
delete from quick_replies
where
  char_id = :charId::bigint
  and reply_id = :replyId::bigint;

-- remove (src/features/creator-tools/fan/set-fan-note.ts)
delete from fan_notes
where
  char_id = :charId::bigint
  and user_id = :fanId::bigint;

-- remove (src/features/creator-tools/vault/folders.ts)
delete from vault_folders
where
  char_id = :charId::bigint
  and folder_id = :folderId::bigint;

-- removeOfPerson (src/features/creator-tools/vault/folders.ts)
delete from vault_folders
where
  char_id in (
    select char_id
    from characters
    where user_id = :userId::bigint
  );

-- rename (src/features/creator-tools/vault/folders.ts)
update vault_folders
set name = :name::text
where
  char_id = :charId::bigint
  and folder_id = :folderId::bigint;

-- sumEarned (src/features/creator-tools/insights.sql.ts)
with
  entries as materialized (
    select
      e.kind,
      e.user_id,
      p.amount,
      to_char(e.created_at at time zone :timezone::text, 'YYYY-MM-DD') as day,
      e.created_at >= :since::timestamptz as is_now
    from
      pending_earnings p
      join journal_entries e using (entry_id)
    where
      p.account_id = :accountId::bigint
      and e.created_at >= :before::timestamptz
      and p.entry_id > coalesce(
        (
          select b.entry_id
          from
            pending_earnings b
            join journal_entries o using (entry_id)
          where
            b.account_id = :accountId::bigint
            and o.created_at < :before::timestamptz
          order by b.entry_id desc
          limit 1
        ),
        0
      )
  ),
  fans as (
    select
      n.user_id,
      sum(n.amount) as cents
    from entries n
    where
      n.is_now
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = n.user_id
        ),
        false
      ) is false
    group by n.user_id
    having
      sum(n.amount) > 0
    order by
      sum(n.amount) desc,
      n.user_id
    limit 8
  )
select
  (
    select coalesce(json_agg(d), '[]')
    from
      (
        select
          day,
          sum(amount)::bigint as cents
        from entries
        group by day
      ) d
  ) as days,
  (
    select coalesce(json_agg(k), '[]')
    from
      (
        select
          kind,
          sum(amount)::bigint as cents
        from entries
        where is_now
        group by kind
      ) k
  ) as kinds,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'user_id',
            u.user_id::text,
            'nickname',
            u.nickname,
            'avatar',
            coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = u.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            'earned_usd_cents',
            f.cents::bigint
          )
          order by
            f.cents desc,
            f.user_id
        ),
        '[]'
      )
    from
      fans f
      join users u on u.user_id = f.user_id
      and u.deleted_at is null
  ) as fans;

-- takeOut (src/features/creator-tools/vault/folders.ts)
delete from vault_items i using media f
where
  f.media_id = i.media_id
  and i.media_id = any (:mediaIds::bigint[])
  and f.owner_user_id = :userId::bigint;

-- waitingPosts (src/features/creator-tools/list-waiting-posts.ts)
with
  page as materialized (
    select p.*
    from posts p
    where
      p.char_id = :charId::bigint
      and p.state in (4, 5)
      and p.deleted_at is null
      and (p.post_id) < (:after1::bigint)
    order by p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by p.post_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'diary_id',
          p.post_id::text,
          'content',
          left(p.content, 200),
          'state',
          p.state,
          'publish_time',
          to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'price',
          p.price,
          'media_num',
          (
            select count(*)
            from post_media n
            where
              n.post_id = p.post_id
              and not n.is_preview
          ),
          'item',
          (
            select media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json
            from
              post_media pm
              join media f on f.media_id = pm.media_id
              and f.state = 'ready'
            where
              pm.post_id = p.post_id
              and not pm.is_preview
            order by pm.position
            limit 1
          )
        )
      )::text,
      ','
      order by p.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(p.post_id::text)
    from shown p
    order by p.post_id asc
    limit 1
  ) as last
from shown p;

-- write (src/features/creator-tools/fan/set-fan-note.ts)
insert into
  fan_notes as n (char_id, user_id, content, updated_at)
select
  :charId::bigint,
  u.user_id,
  :content::text,
  :now::timestamptz
from
  (
    select user_id
    from users
    where
      user_id = :fanId::bigint
      and deleted_at is null
    for key share
  ) u
where
  is_fan_of (:fanId::bigint, :charId::bigint)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = :fanId::bigint
    ),
    false
  ) is false
on conflict (char_id, user_id) do update
set
  content = excluded.content,
  updated_at = excluded.updated_at
returning n.content;
