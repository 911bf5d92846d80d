-- Made by scripts/gen-queries.ts. Do not edit.

-- counts (src/features/notifications/notifications.sql.ts)
select
  k.push_type,
  counted.count::integer + case
    when k.push_type = 'gift_paid_msg' then (
      select coalesce(sum(counted.count), 0)::integer
      from
        characters mine
        cross join lateral (
          select count(*)
          from
            (
              select
              from gifts g
              where
                g.char_id = mine.char_id
                and g.gift_id > 0
                and g.undone_at is null
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
              limit 1000
            ) few
        ) counted
      where mine.user_id = :viewerId::bigint
    )
    else 0
  end as count
from
  unnest(:pushTypes::text[]) k (push_type)
  cross join lateral (
    select count(*)
    from
      (
        select
        from notifications n
        where
          n.user_id = :viewerId::bigint
          and n.push_type = k.push_type
          and n.notification_id > 0
          and case
            when n.topic = 'liked' then exists (
              select
              from
                likes l
                join users liker on liker.user_id = l.user_id
                and liker.deleted_at is null
              where
                l.post_id = n.post_id
                and l.user_id <> :viewerId::bigint
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
                and coalesce(
                  (
                    select true
                    from restrictions
                    where
                      restrictions.user_id = :viewerId::bigint
                      and restrictions.other_user_id = l.user_id
                  ),
                  false
                ) is false
            )
            and exists (
              select
              from posts p
              where
                p.post_id = n.post_id
                and p.deleted_at is null
            )
            when n.topic = 'posted' then coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            and exists (
              select
              from posts p
              where
                p.post_id = n.post_id
                and p.state = 1
                and p.deleted_at is null
            )
            when n.topic = 'reacted' then coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            and exists (
              select
              from messages message
              where
                message.message_id = n.message_id
                and not message.is_deleted
                and case
                  when message.identity = 'fan' then message.creator_reaction
                  else message.fan_reaction
                end is not null
            )
            when n.comment_id is null then coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            else coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            and exists (
              select
              from comments k
              where
                k.comment_id = n.comment_id
                and k.deleted_at is null
                and (
                  k.visible_only_to is null
                  or k.visible_only_to = :viewerId::bigint
                )
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
            )
          end
        limit 1000
      ) few
  ) counted;

-- counts (src/features/notifications/notifications.sql.ts)
select
  k.push_type,
  counted.count::integer + case
    when k.push_type = 'gift_paid_msg' then (
      select coalesce(sum(counted.count), 0)::integer
      from
        characters mine
        cross join lateral (
          select count(*)
          from
            (
              select
              from gifts g
              where
                g.char_id = mine.char_id
                and g.gift_id > coalesce(
                  (
                    select m.gift_id
                    from notification_marks m
                    where m.user_id = :viewerId::bigint
                  ),
                  0
                )
                and g.undone_at is null
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
              limit 1000
            ) few
        ) counted
      where mine.user_id = :viewerId::bigint
    )
    else 0
  end as count
from
  unnest(:pushTypes::text[]) k (push_type)
  cross join lateral (
    select count(*)
    from
      (
        select
        from notifications n
        where
          n.user_id = :viewerId::bigint
          and n.push_type = k.push_type
          and n.notification_id > coalesce(
            (
              select m.notification_id
              from notification_marks m
              where m.user_id = :viewerId::bigint
            ),
            0
          )
          and case
            when n.topic = 'liked' then exists (
              select
              from
                likes l
                join users liker on liker.user_id = l.user_id
                and liker.deleted_at is null
              where
                l.post_id = n.post_id
                and l.user_id <> :viewerId::bigint
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
                and coalesce(
                  (
                    select true
                    from restrictions
                    where
                      restrictions.user_id = :viewerId::bigint
                      and restrictions.other_user_id = l.user_id
                  ),
                  false
                ) is false
            )
            and exists (
              select
              from posts p
              where
                p.post_id = n.post_id
                and p.deleted_at is null
            )
            when n.topic = 'posted' then coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            and exists (
              select
              from posts p
              where
                p.post_id = n.post_id
                and p.state = 1
                and p.deleted_at is null
            )
            when n.topic = 'reacted' then coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            and exists (
              select
              from messages message
              where
                message.message_id = n.message_id
                and not message.is_deleted
                and case
                  when message.identity = 'fan' then message.creator_reaction
                  else message.fan_reaction
                end is not null
            )
            when n.comment_id is null then coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            else coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = :viewerId::bigint
                  and blocked_pairs.other_user_id = n.other_user_id
              ),
              false
            ) is false
            and exists (
              select
              from comments k
              where
                k.comment_id = n.comment_id
                and k.deleted_at is null
                and (
                  k.visible_only_to is null
                  or k.visible_only_to = :viewerId::bigint
                )
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
            )
          end
        limit 1000
      ) few
  ) counted;

-- deleteAll (src/features/notifications/notifications.sql.ts)
delete from notifications
where user_id = :viewerId::bigint;

-- deleteMark (src/features/notifications/notifications.sql.ts)
delete from notification_marks
where user_id = :viewerId::bigint;

-- findGift (src/features/notifications/notifications.sql.ts)
select
  'gift' as stream,
  g.gift_id as id,
  g.message_id as event,
  'gift' as topic,
  g.user_id as other_user_id,
  g.char_id,
  coalesce(
    (
      select c.chat_no
      from
        messages m
        join conversations c using (conversation_id)
      where m.message_id = g.message_id
    ),
    0::smallint
  ) as chat_no,
  null::bigint as post_id,
  '' as post_image,
  null::bigint as comment_id,
  null::bigint as root_comment_id,
  null::text as quote,
  null::integer as message_seq,
  0 as others_num,
  1 as item_num,
  g.diamonds,
  null::integer as usd_cents,
  null::text as charged_currency,
  null::bigint as charged_amount,
  p.amount as net_usd_cents,
  p.available_at,
  null::timestamptz as due_at,
  g.created_at,
  coalesce(o.nickname, '') as name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = o.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar,
  g.gift_id <= coalesce(
    (
      select m.gift_id
      from notification_marks m
      where m.user_id = :viewerId::bigint
    ),
    0
  ) as is_read
from
  gifts g
  join characters mine using (char_id)
  left join users o on o.user_id = g.user_id
  and o.deleted_at is null
  left join pending_earnings p on p.entry_id = g.entry_id
  and p.account_id = (
    select a.account_id
    from ledger_accounts a
    where
      a.user_id = :viewerId::bigint
      and a.kind = 'creator_pending'
  )
where
  mine.user_id = :viewerId::bigint
  and g.message_id = :id::bigint
  and g.undone_at is null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = g.user_id
    ),
    false
  ) is false;

-- findNote (src/features/notifications/notifications.sql.ts)
select
  'note' as stream,
  n.notification_id as id,
  n.notification_id as event,
  n.topic,
  by.user_id as other_user_id,
  n.char_id,
  n.chat_no,
  n.post_id,
  coalesce(subject.image, '') as post_image,
  note_comment.comment_id,
  coalesce(note_comment.root_id, note_comment.comment_id) as root_comment_id,
  left(quoted.words, 280) as quote,
  message.seq as message_seq,
  by.others as others_num,
  n.item_num,
  n.diamonds,
  n.usd_cents,
  n.charged_currency,
  n.charged_amount,
  null::bigint as net_usd_cents,
  null::timestamptz as available_at,
  n.due_at,
  n.created_at,
  coalesce(
    case
      when c.user_id = o.user_id then c.name
      else o.nickname
    end,
    ''
  ) as name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = case
          when c.user_id = o.user_id then c.avatar_media_id
          else o.avatar_media_id
        end
        and i.class = 'public'
    ),
    ''
  ) as avatar,
  n.notification_id <= coalesce(
    (
      select m.notification_id
      from notification_marks m
      where m.user_id = :viewerId::bigint
    ),
    0
  ) as is_read
from
  notifications n
  left join lateral (
    select
      count(*)::integer as num,
      (
        array_agg(
          newest.user_id
          order by
            newest.created_at desc,
            newest.user_id desc
        )
      ) [1] as user_id
    from
      (
        select
          l.user_id,
          l.created_at
        from
          likes l
          join users liker on liker.user_id = l.user_id
          and liker.deleted_at is null
        where
          l.post_id = n.post_id
          and l.user_id <> :viewerId::bigint
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
          and coalesce(
            (
              select true
              from restrictions
              where
                restrictions.user_id = :viewerId::bigint
                and restrictions.other_user_id = l.user_id
            ),
            false
          ) is false
        order by
          l.created_at desc,
          l.user_id desc
        limit 1000
      ) newest
    where n.topic = 'liked'
  ) likers on true
  cross join lateral (
    select
      coalesce(likers.user_id, n.other_user_id) as user_id,
      greatest(coalesce(likers.num, 0) - 1, 0) as others
  ) by
  left join comments note_comment on note_comment.comment_id = n.comment_id
  left join messages message on message.message_id = n.message_id
  left join lateral (
    select '/media/' || f.key || '/w' || f.widths[1] || coalesce('?v=' || nullif(:mediaToken::text, ''), '') as image
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
      join post_media pm on pm.post_id = p.post_id
      and pm.is_in_post
      join media f on f.media_id = pm.media_id
      and f.state = 'ready'
    where
      p.post_id = n.post_id
      and a.access = 'full'
      and p.deleted_at is null
      and (
        (
          p.state = 6
          and coalesce(
            (
              select true
              from purchases b
              where
                b.user_id = :viewerId::bigint
                and b.post_id = p.post_id
                and b.refunded_by is null
            ),
            false
          )
        )
        or post_access (
          (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
          (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
        ) <> 'none'
      )
      and :mediaToken::text <> ''
    order by pm.position
    limit 1
  ) subject on true
  left join lateral (
    select nullif(p.content, '') as words
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
      n.topic = 'posted'
      and p.post_id = n.post_id
      and a.access = 'full'
      and p.deleted_at is null
      and (
        (
          p.state = 6
          and coalesce(
            (
              select true
              from purchases b
              where
                b.user_id = :viewerId::bigint
                and b.post_id = p.post_id
                and b.refunded_by is null
            ),
            false
          )
        )
        or post_access (
          (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
          (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
        ) <> 'none'
      )
  ) posted on true
  cross join lateral (
    select
      case n.topic
        when 'posted' then posted.words
        when 'reacted' then case
          when message.identity = 'fan' then message.creator_reaction
          else message.fan_reaction
        end
        when 'goal_reached' then (
          select o.title
          from post_goals o
          where o.post_id = n.post_id
        )
        else note_comment.content
      end as words
  ) quoted
  left join users o on o.user_id = by.user_id
  and o.deleted_at is null
  left join characters c on c.char_id = n.char_id
  and c.deleted_at is null
where
  n.user_id = :viewerId::bigint
  and n.notification_id = :id::bigint
  and case
    when n.topic = 'liked' then exists (
      select
      from
        likes l
        join users liker on liker.user_id = l.user_id
        and liker.deleted_at is null
      where
        l.post_id = n.post_id
        and l.user_id <> :viewerId::bigint
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
        and coalesce(
          (
            select true
            from restrictions
            where
              restrictions.user_id = :viewerId::bigint
              and restrictions.other_user_id = l.user_id
          ),
          false
        ) is false
    )
    and exists (
      select
      from posts p
      where
        p.post_id = n.post_id
        and p.deleted_at is null
    )
    when n.topic = 'posted' then coalesce(
      (
        select true
        from blocked_pairs
        where
          blocked_pairs.user_id = :viewerId::bigint
          and blocked_pairs.other_user_id = n.other_user_id
      ),
      false
    ) is false
    and exists (
      select
      from posts p
      where
        p.post_id = n.post_id
        and p.state = 1
        and p.deleted_at is null
    )
    when n.topic = 'reacted' then coalesce(
      (
        select true
        from blocked_pairs
        where
          blocked_pairs.user_id = :viewerId::bigint
          and blocked_pairs.other_user_id = n.other_user_id
      ),
      false
    ) is false
    and exists (
      select
      from messages message
      where
        message.message_id = n.message_id
        and not message.is_deleted
        and case
          when message.identity = 'fan' then message.creator_reaction
          else message.fan_reaction
        end is not null
    )
    when n.comment_id is null then coalesce(
      (
        select true
        from blocked_pairs
        where
          blocked_pairs.user_id = :viewerId::bigint
          and blocked_pairs.other_user_id = n.other_user_id
      ),
      false
    ) is false
    else coalesce(
      (
        select true
        from blocked_pairs
        where
          blocked_pairs.user_id = :viewerId::bigint
          and blocked_pairs.other_user_id = n.other_user_id
      ),
      false
    ) is false
    and exists (
      select
      from comments k
      where
        k.comment_id = n.comment_id
        and k.deleted_at is null
        and (
          k.visible_only_to is null
          or k.visible_only_to = :viewerId::bigint
        )
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
    )
  end;

-- findNoteId (src/features/notifications/announce-sale.ts)
select notification_id as id
from notifications
where
  user_id = :userId::bigint
  and cause = :cause::text;

-- findOldest (src/features/notifications/milestones/notify-milestones.ts)
select min(joined_at) as joined_at
from first_joins;

-- findPost (src/features/notifications/bells/ring-bells.ts)
select
  c.char_id,
  c.user_id,
  c.name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = c.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar
from
  posts p
  join characters c using (char_id)
where
  p.post_id = :postId::bigint
  and p.state = 1
  and p.deleted_at is null
  and c.deleted_at is null;

-- findStored (src/features/notifications/insert-notification.ts)
select
  exists (
    select
    from notifications n
    where
      n.user_id = :viewerId::bigint
      and n.cause = :cause::text
  ) as is_stored;

-- insertGrouped (src/features/notifications/insert-notification.ts)
with
  earlier as materialized (
    select
      n.notification_id > coalesce(
        (
          select m.notification_id
          from notification_marks m
          where m.user_id = :viewerId::bigint
        ),
        0
      ) as is_unread
    from notifications n
    where
      n.user_id = :viewerId::bigint
      and n.cause = :cause::text
  )
insert into
  notifications (
    user_id,
    push_type,
    topic,
    other_user_id,
    char_id,
    chat_no,
    post_id,
    comment_id,
    message_id,
    diamonds,
    usd_cents,
    charged_currency,
    charged_amount,
    due_at,
    item_num,
    cause,
    created_at
  )
select
  u.user_id,
  :pushType::text,
  :topic::text,
  :otherUserId::bigint,
  :charId::bigint,
  :chatNo::smallint,
  :postId::bigint,
  :commentId::bigint,
  :messageId::bigint,
  :diamonds::integer,
  :usdCents::integer,
  :chargedCurrency::text,
  :chargedAmount::bigint,
  :dueAt::timestamptz,
  :itemNum::integer,
  :cause::text,
  :now::timestamptz
from users u
where
  u.user_id = :viewerId::bigint
  and u.deleted_at is null
for key share
on conflict (user_id, cause) do update
set
  notification_id = default,
  other_user_id = excluded.other_user_id,
  created_at = excluded.created_at
where notifications.other_user_id is distinct from excluded.other_user_id
returning
  notification_id as id,
  coalesce(
    (
      select is_unread
      from earlier
    ),
    false
  ) as is_update;

-- insertOnce (src/features/notifications/insert-notification.ts)
insert into
  notifications (
    user_id,
    push_type,
    topic,
    other_user_id,
    char_id,
    chat_no,
    post_id,
    comment_id,
    message_id,
    diamonds,
    usd_cents,
    charged_currency,
    charged_amount,
    due_at,
    item_num,
    cause,
    created_at
  )
select
  u.user_id,
  :pushType::text,
  :topic::text,
  :otherUserId::bigint,
  :charId::bigint,
  :chatNo::smallint,
  :postId::bigint,
  :commentId::bigint,
  :messageId::bigint,
  :diamonds::integer,
  :usdCents::integer,
  :chargedCurrency::text,
  :chargedAmount::bigint,
  :dueAt::timestamptz,
  :itemNum::integer,
  :cause::text,
  :now::timestamptz
from users u
where
  u.user_id = :viewerId::bigint
  and u.deleted_at is null
for key share
on conflict (user_id, cause) do nothing
returning
  notification_id as id,
  false as is_update;

-- listDue (src/features/notifications/milestones/notify-milestones.ts)
select
  f.user_id,
  f.char_id,
  c.user_id as owner_id,
  f.joined_at,
  (
    select v.conversation_id
    from conversations v
    where
      v.user_id = f.user_id
      and v.char_id = f.char_id
      and v.chat_no = 0
      and exists (
        select
        from
          conversations w
          join messages s on s.conversation_id = w.conversation_id
          and s.identity = 'fan'
        where
          w.user_id = f.user_id
          and w.char_id = f.char_id
      )
  ) as conversation_id
from
  first_joins f
  join memberships m on m.user_id = f.user_id
  and m.char_id = f.char_id
  and m.state <> 'expired'
  join characters c on c.char_id = f.char_id
  and c.deleted_at is null
  join users u on u.user_id = f.user_id
  and u.deleted_at is null
where
  f.joined_at > (
    :now::timestamptz - case
      when :years::integer = 0 then interval '1 month'
      else make_interval(years => :years::integer)
    end
  ) - make_interval(days => 3)
  and f.joined_at <= (
    :now::timestamptz - case
      when :years::integer = 0 then interval '1 month'
      else make_interval(years => :years::integer)
    end
  )
  and (f.joined_at, f.user_id, f.char_id) > (:after::timestamptz, :userId::bigint, :charId::bigint)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = f.user_id
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false
  and not exists (
    select
    from notifications n
    where
      n.user_id = f.user_id
      and n.cause = 'together ' || f.char_id || ' ' || :years::integer
  )
  and not exists (
    select
    from notice_choices o
    where
      o.user_id = f.user_id
      and o.push_type = 'local_msg'
      and o.channel = 'site'
      and not o.is_on
  )
order by
  f.joined_at,
  f.user_id,
  f.char_id
limit 200;

-- listGiftsPage (src/features/notifications/notifications.sql.ts)
select
  'gift' as stream,
  g.gift_id as id,
  g.message_id as event,
  'gift' as topic,
  g.user_id as other_user_id,
  g.char_id,
  coalesce(
    (
      select c.chat_no
      from
        messages m
        join conversations c using (conversation_id)
      where m.message_id = g.message_id
    ),
    0::smallint
  ) as chat_no,
  null::bigint as post_id,
  '' as post_image,
  null::bigint as comment_id,
  null::bigint as root_comment_id,
  null::text as quote,
  null::integer as message_seq,
  0 as others_num,
  1 as item_num,
  g.diamonds,
  null::integer as usd_cents,
  null::text as charged_currency,
  null::bigint as charged_amount,
  p.amount as net_usd_cents,
  p.available_at,
  null::timestamptz as due_at,
  g.created_at,
  coalesce(o.nickname, '') as name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = o.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar,
  g.gift_id <= coalesce(
    (
      select m.gift_id
      from notification_marks m
      where m.user_id = :viewerId::bigint
    ),
    0
  ) as is_read
from
  characters mine
  cross join lateral (
    select *
    from gifts g
    where
      g.char_id = mine.char_id
      and g.gift_id < :before::bigint
      and g.undone_at is null
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
    order by g.gift_id desc
    limit :limit::integer
  ) g
  left join users o on o.user_id = g.user_id
  and o.deleted_at is null
  left join pending_earnings p on p.entry_id = g.entry_id
  and p.account_id = (
    select a.account_id
    from ledger_accounts a
    where
      a.user_id = :viewerId::bigint
      and a.kind = 'creator_pending'
  )
where mine.user_id = :viewerId::bigint
order by g.gift_id desc
limit :limit::integer;

-- listNotesPage (src/features/notifications/notifications.sql.ts)
select
  'note' as stream,
  n.notification_id as id,
  n.notification_id as event,
  n.topic,
  by.user_id as other_user_id,
  n.char_id,
  n.chat_no,
  n.post_id,
  coalesce(subject.image, '') as post_image,
  note_comment.comment_id,
  coalesce(note_comment.root_id, note_comment.comment_id) as root_comment_id,
  left(quoted.words, 280) as quote,
  message.seq as message_seq,
  by.others as others_num,
  n.item_num,
  n.diamonds,
  n.usd_cents,
  n.charged_currency,
  n.charged_amount,
  null::bigint as net_usd_cents,
  null::timestamptz as available_at,
  n.due_at,
  n.created_at,
  coalesce(
    case
      when c.user_id = o.user_id then c.name
      else o.nickname
    end,
    ''
  ) as name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = case
          when c.user_id = o.user_id then c.avatar_media_id
          else o.avatar_media_id
        end
        and i.class = 'public'
    ),
    ''
  ) as avatar,
  n.notification_id <= coalesce(
    (
      select m.notification_id
      from notification_marks m
      where m.user_id = :viewerId::bigint
    ),
    0
  ) as is_read
from
  unnest(:pushTypes::text[]) k (push_type)
  cross join lateral (
    select *
    from notifications n
    where
      n.user_id = :viewerId::bigint
      and n.push_type = k.push_type
      and n.notification_id < :before::bigint
      and case
        when n.topic = 'liked' then exists (
          select
          from
            likes l
            join users liker on liker.user_id = l.user_id
            and liker.deleted_at is null
          where
            l.post_id = n.post_id
            and l.user_id <> :viewerId::bigint
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
            and coalesce(
              (
                select true
                from restrictions
                where
                  restrictions.user_id = :viewerId::bigint
                  and restrictions.other_user_id = l.user_id
              ),
              false
            ) is false
        )
        and exists (
          select
          from posts p
          where
            p.post_id = n.post_id
            and p.deleted_at is null
        )
        when n.topic = 'posted' then coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = n.other_user_id
          ),
          false
        ) is false
        and exists (
          select
          from posts p
          where
            p.post_id = n.post_id
            and p.state = 1
            and p.deleted_at is null
        )
        when n.topic = 'reacted' then coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = n.other_user_id
          ),
          false
        ) is false
        and exists (
          select
          from messages message
          where
            message.message_id = n.message_id
            and not message.is_deleted
            and case
              when message.identity = 'fan' then message.creator_reaction
              else message.fan_reaction
            end is not null
        )
        when n.comment_id is null then coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = n.other_user_id
          ),
          false
        ) is false
        else coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = n.other_user_id
          ),
          false
        ) is false
        and exists (
          select
          from comments k
          where
            k.comment_id = n.comment_id
            and k.deleted_at is null
            and (
              k.visible_only_to is null
              or k.visible_only_to = :viewerId::bigint
            )
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
        )
      end
    order by n.notification_id desc
    limit :limit::integer
  ) n
  left join lateral (
    select
      count(*)::integer as num,
      (
        array_agg(
          newest.user_id
          order by
            newest.created_at desc,
            newest.user_id desc
        )
      ) [1] as user_id
    from
      (
        select
          l.user_id,
          l.created_at
        from
          likes l
          join users liker on liker.user_id = l.user_id
          and liker.deleted_at is null
        where
          l.post_id = n.post_id
          and l.user_id <> :viewerId::bigint
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
          and coalesce(
            (
              select true
              from restrictions
              where
                restrictions.user_id = :viewerId::bigint
                and restrictions.other_user_id = l.user_id
            ),
            false
          ) is false
        order by
          l.created_at desc,
          l.user_id desc
        limit 1000
      ) newest
    where n.topic = 'liked'
  ) likers on true
  cross join lateral (
    select
      coalesce(likers.user_id, n.other_user_id) as user_id,
      greatest(coalesce(likers.num, 0) - 1, 0) as others
  ) by
  left join comments note_comment on note_comment.comment_id = n.comment_id
  left join messages message on message.message_id = n.message_id
  left join lateral (
    select '/media/' || f.key || '/w' || f.widths[1] || coalesce('?v=' || nullif(:mediaToken::text, ''), '') as image
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
      join post_media pm on pm.post_id = p.post_id
      and pm.is_in_post
      join media f on f.media_id = pm.media_id
      and f.state = 'ready'
    where
      p.post_id = n.post_id
      and a.access = 'full'
      and p.deleted_at is null
      and (
        (
          p.state = 6
          and coalesce(
            (
              select true
              from purchases b
              where
                b.user_id = :viewerId::bigint
                and b.post_id = p.post_id
                and b.refunded_by is null
            ),
            false
          )
        )
        or post_access (
          (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
          (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
        ) <> 'none'
      )
      and :mediaToken::text <> ''
    order by pm.position
    limit 1
  ) subject on true
  left join lateral (
    select nullif(p.content, '') as words
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
      n.topic = 'posted'
      and p.post_id = n.post_id
      and a.access = 'full'
      and p.deleted_at is null
      and (
        (
          p.state = 6
          and coalesce(
            (
              select true
              from purchases b
              where
                b.user_id = :viewerId::bigint
                and b.post_id = p.post_id
                and b.refunded_by is null
            ),
            false
          )
        )
        or post_access (
          (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
          (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
        ) <> 'none'
      )
  ) posted on true
  cross join lateral (
    select
      case n.topic
        when 'posted' then posted.words
        when 'reacted' then case
          when message.identity = 'fan' then message.creator_reaction
          else message.fan_reaction
        end
        when 'goal_reached' then (
          select o.title
          from post_goals o
          where o.post_id = n.post_id
        )
        else note_comment.content
      end as words
  ) quoted
  left join users o on o.user_id = by.user_id
  and o.deleted_at is null
  left join characters c on c.char_id = n.char_id
  and c.deleted_at is null
order by n.notification_id desc
limit :limit::integer;

-- moveMark (src/features/notifications/notifications.sql.ts)
insert into
  notification_marks as m (user_id, notification_id, gift_id)
select
  :viewerId::bigint,
  coalesce(
    (
      select max(newest.notification_id)
      from
        unnest(:pushTypes::text[]) k (push_type)
        cross join lateral (
          select n.notification_id
          from notifications n
          where
            n.user_id = :viewerId::bigint
            and n.push_type = k.push_type
            and n.created_at <= :upTo::timestamptz
          order by n.notification_id desc
          limit 1
        ) newest
    ),
    0
  ),
  coalesce(
    (
      select max(newest.gift_id)
      from
        characters mine
        cross join lateral (
          select g.gift_id
          from gifts g
          where
            g.char_id = mine.char_id
            and g.created_at <= :upTo::timestamptz
          order by g.gift_id desc
          limit 1
        ) newest
      where mine.user_id = :viewerId::bigint
    ),
    0
  )
on conflict (user_id) do update
set
  notification_id = greatest(m.notification_id, excluded.notification_id),
  gift_id = greatest(m.gift_id, excluded.gift_id);

-- ringBatch (src/features/notifications/bells/ring-bells.ts)
with
  ringers as materialized (
    select
      m.user_id,
      m.state
    from memberships m
    where
      m.char_id = :charId::bigint
      and m.bell = 'all'
      and m.user_id > :after::bigint
    order by m.user_id
    limit 1000
  ),
  readers as materialized (
    select u.user_id
    from
      ringers r
      join users u using (user_id)
    where
      r.state <> 'expired'
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = u.user_id
            and blocked_pairs.other_user_id = :ownerId::bigint
        ),
        false
      ) is false
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = u.user_id
            and restrictions.other_user_id = :ownerId::bigint
        ),
        false
      ) is false
    order by u.user_id
    for key share of
      u
  ),
  notified as (
    insert into
      notifications (user_id, push_type, topic, other_user_id, char_id, post_id, cause, created_at)
    select
      user_id,
      'link_msg',
      'posted',
      :ownerId::bigint,
      :charId::bigint,
      :postId::bigint,
      'posted ' || :charId::bigint,
      :now::timestamptz
    from readers
    order by user_id
    on conflict (user_id, cause) do update
    set
      notification_id = default,
      post_id = excluded.post_id,
      created_at = excluded.created_at,
      item_num = case
        when notifications.notification_id > coalesce(
          (
            select m.notification_id
            from notification_marks m
            where m.user_id = notifications.user_id
          ),
          0
        ) then notifications.item_num + 1
        else 1
      end
    returning
      user_id,
      notification_id,
      item_num
  )
select
  (
    select max(user_id)
    from ringers
  ) as last,
  coalesce(array_agg(user_id), '{}') as notified,
  coalesce(
    array_agg(
      user_id
      order by user_id
    ) filter (
      where item_num = 1
    ),
    '{}'
  ) as fresh,
  coalesce(
    array_agg(
      notification_id
      order by user_id
    ) filter (
      where item_num = 1
    ),
    '{}'
  ) as fresh_ids
from notified;
