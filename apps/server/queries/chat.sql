-- Made by scripts/gen-queries.ts. Do not edit.

-- append (src/features/chat/append-line.ts)
select
  a.is_new,
  (a.message).conversation_id,
  (a.message).seq,
  (a.message).message_id,
  (a.message).identity,
  (a.message).type,
  (a.message).content,
  (a.message).diamonds,
  (a.message).client_id,
  (a.message).reply_to_seq,
  (a.message).is_deleted,
  (a.message).is_stopped,
  (a.message).is_creator_edited,
  (a.message).version,
  (a.message).version_num,
  (a.message).rating,
  (a.message).revision,
  (a.message).edited_at,
  (a.message).price,
  case
    when (a.message).price is null then false
    else message_is_sold ((a.message).message_id)
  end as is_sold,
  case
    when (a.message).type in ('image', 'video', 'voice') then message_media_json ((a.message).message_id, (a.message).price, (a.message).is_deleted)
  end as media,
  (a.message).fan_reaction,
  (a.message).creator_reaction,
  (a.message).created_at
from
  conversations c
  cross join lateral append_message (
    (c.user_id, c.char_id, c.creator_user_id, 0)::conversation_key,
    draft_message ('system', :type::text, :content::text, p_client_id => :type::text || ':' || :content::text),
    :now::timestamptz
  ) a
where
  c.conversation_id = :conversationId::bigint
  and (a.message).seq is not null;

-- boughtMessages (src/features/chat/media/list-bought-messages.ts)
with
  page as materialized (
    select b.*
    from message_purchases b
    where
      b.user_id = :viewerId::bigint
      and b.refunded_by is null
      and exists (
        select
        from
          messages m
          join conversations c using (conversation_id)
        where
          m.message_id = b.message_id
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
      )
      and exists (
        select
        from message_media mm
        where mm.message_id = b.message_id
      )
      and (b.created_at, b.message_id) < (:after1::timestamptz, :after2::bigint)
    order by
      b.created_at desc,
      b.message_id desc
    limit 21
  ),
  shown as (
    select b.*
    from page b
    order by
      b.created_at desc,
      b.message_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'msg_id',
          m.message_id::text,
          'char_id',
          c.char_id::text,
          'chat_no',
          c.chat_no,
          'seq',
          m.seq,
          'name',
          coalesce(nullif(ch.nickname, ''), ch.name),
          'content',
          m.content,
          'is_deleted',
          m.is_deleted,
          'price',
          b.price,
          'bought_time',
          to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'media',
          coalesce(
            (
              select
                json_agg(
                  (
                    media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json::jsonb || jsonb_build_object('peaks', f.peaks)
                  )
                  order by mm.position
                )
              from
                message_media mm
                join media f on f.media_id = mm.media_id
                and f.state = 'ready'
              where mm.message_id = m.message_id
            ),
            '[]'
          )
        )
      )::text,
      ','
      order by
        b.created_at desc,
        b.message_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), b.message_id::text)
    from shown b
    order by
      b.created_at asc,
      b.message_id asc
    limit 1
  ) as last
from
  shown b
  join messages m on m.message_id = b.message_id
  join conversations c using (conversation_id)
  join characters ch on ch.char_id = c.char_id;

-- byGifts (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select c.*
    from conversations c
    where
      c.creator_user_id = :viewerId::bigint
      and c.gifted_diamonds > 0
      and c.creator_folder = 'inbox'
      and c.last_message_at is not null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and (c.gifted_diamonds, c.conversation_id) < (:beforeDiamonds::bigint, :beforeId::bigint)
    order by
      c.gifted_diamonds desc,
      c.conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.gifted_diamonds desc,
  c.conversation_id desc;

-- byTime (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select
            c.*,
            c.creator_pinned as is_first
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.handover = 'distress'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.creator_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.creator_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
      ) sides
    order by
      is_first desc,
      last_message_at desc,
      conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- byTime (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select
            c.*,
            c.creator_pinned as is_first
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.is_subscriber
            and c.creator_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.creator_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.creator_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
      ) sides
    order by
      is_first desc,
      last_message_at desc,
      conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- byTime (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select
            c.*,
            c.fan_pinned as is_first
          from conversations c
          where
            c.user_id = :viewerId::bigint
            and (
              c.fan_unread > 0
              or c.fan_marked_unread
            )
            and c.fan_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.fan_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.fan_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
        union all
        (
          select
            c.*,
            c.creator_pinned as is_first
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and (
              c.creator_unread > 0
              or c.creator_marked_unread
            )
            and c.creator_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.creator_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.creator_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
      ) sides
    order by
      is_first desc,
      last_message_at desc,
      conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- byTime (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select
            c.*,
            c.fan_pinned as is_first
          from conversations c
          where
            c.user_id = :viewerId::bigint
            and c.fan_folder = 'archived'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.fan_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.fan_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
        union all
        (
          select
            c.*,
            c.creator_pinned as is_first
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.creator_folder = 'archived'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.creator_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.creator_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
      ) sides
    order by
      is_first desc,
      last_message_at desc,
      conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- byTime (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select
            c.*,
            c.fan_pinned as is_first
          from conversations c
          where
            c.user_id = :viewerId::bigint
            and c.fan_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.fan_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.fan_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
        union all
        (
          select
            c.*,
            c.creator_pinned as is_first
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.creator_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.creator_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.creator_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
      ) sides
    order by
      is_first desc,
      last_message_at desc,
      conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- byTime (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select
            c.*,
            c.fan_pinned as is_first
          from conversations c
          where
            c.user_id = :viewerId::bigint
            and c.last_identity in ('creator', 'ai')
            and c.fan_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.fan_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.fan_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
        union all
        (
          select
            c.*,
            c.creator_pinned as is_first
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.last_identity = 'fan'
            and c.creator_folder = 'inbox'
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
            and (c.creator_pinned, c.last_message_at, c.conversation_id) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
          order by
            c.creator_pinned desc,
            c.last_message_at desc,
            c.conversation_id desc
          limit :limit::integer + :skip::integer
        )
      ) sides
    order by
      is_first desc,
      last_message_at desc,
      conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- changedSince (src/features/chat/messages.sql.ts)
select
  m.conversation_id,
  m.seq,
  m.message_id,
  m.identity,
  m.type,
  m.content,
  m.diamonds,
  m.client_id,
  m.reply_to_seq,
  m.is_deleted,
  m.is_stopped,
  m.is_creator_edited,
  m.version,
  m.version_num,
  m.rating,
  m.revision,
  m.edited_at,
  m.price,
  case
    when m.price is null then false
    else message_is_sold (m.message_id)
  end as is_sold,
  case
    when m.type in ('image', 'video', 'voice') then message_media_json (m.message_id, m.price, m.is_deleted)
  end as media,
  m.fan_reaction,
  m.creator_reaction,
  m.created_at,
  m.changed_xid,
  c.char_id,
  c.user_id,
  c.chat_no,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq
from
  (
    select *
    from conversations f
    where
      f.user_id = :viewerId::bigint
      and f.changed_xid >= :since::xid8
    union all
    select *
    from conversations o
    where
      o.creator_user_id = :viewerId::bigint
      and o.changed_xid >= :since::xid8
  ) c
  cross join lateral (
    select *
    from messages v
    where
      v.conversation_id = c.conversation_id
      and v.changed_xid >= :since::xid8
      and v.changed_xid < :upto::xid8
      and v.seq > case c.user_id
        when :viewerId::bigint then c.fan_cleared_seq
        else c.creator_cleared_seq
      end
    offset 0
  ) m
where
  c.last_message_at is not null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
order by m.changed_xid
fetch first
  (:limit::integer) rows
with
  ties;

-- count (src/features/chat/modes/get-chat-mode-reach.ts)
select
  (
    count(*) filter (
      where c.mode is null
    )
  )::integer as following,
  (
    count(*) filter (
      where c.mode is not null
    )
  )::integer as differing
from
  conversations c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
where
  c.creator_user_id = :creatorId::bigint
  and c.last_message_at is not null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
  and fu.deleted_at is null;

-- countBought (src/features/chat/media/list-bought-messages.ts)
select count(*)::integer as count
from
  (
    select
    from message_purchases b
    where
      b.user_id = :viewerId::bigint
      and b.refunded_by is null
    limit 1000
  ) few;

-- countOwn (src/features/chat/labels/labels.sql.ts)
select count(*)::integer as count
from labels
where user_id = :userId::bigint;

-- countUnread (src/features/chat/announce-state.ts)
select unread_total (:viewerId::bigint) as unread;

-- countUnread (src/features/chat/announce-stored.ts)
select
  unread_total (:fanId::bigint) as fan,
  unread_total (:creatorId::bigint) as creator;

-- countUnreadOfFan (src/features/chat/announce-stored.ts)
select unread_total (:fanId::bigint) as fan;

-- deleteAll (src/features/chat/labels/labels.sql.ts)
delete from labels
where user_id = :userId::bigint;

-- deleteOld (src/features/chat/changes/sweep-versions.ts)
delete from message_versions v
where v.replaced_at < :before::timestamptz;

-- deleteSettings (src/features/chat/modes/delete-answer-settings.ts)
delete from answer_settings
where user_id = :userId::bigint;

-- detachOfPerson (src/features/chat/media/delete-message-media.ts)
delete from message_media mm using media f
where
  f.media_id = mm.media_id
  and f.owner_user_id = :userId::bigint
  and not exists (
    select
    from
      message_purchases b
      join users u using (user_id)
    where
      b.message_id = mm.message_id
      and b.refunded_by is null
      and u.deleted_at is null
  );

-- detachUnowned (src/features/chat/media/delete-message-media.ts)
with
  unowned as (
    select
      mm.message_id,
      mm.media_id
    from
      users o
      join media f on f.owner_user_id = o.user_id
      join message_media mm on mm.media_id = f.media_id
    where
      o.deleted_at is not null
      and not exists (
        select
        from
          message_purchases b
          join users u using (user_id)
        where
          b.message_id = mm.message_id
          and b.refunded_by is null
          and u.deleted_at is null
      )
    limit 1000
  )
delete from message_media mm using unowned
where (mm.message_id, mm.media_id) = (unowned.message_id, unowned.media_id)
returning mm.media_id;

-- detachUnsent (src/features/chat/media/delete-message-media.ts)
delete from message_media mm using message_versions v,
messages m
where
  v.replaced_at < :before::timestamptz
  and m.conversation_id = v.conversation_id
  and m.seq = v.seq
  and m.is_deleted
  and mm.message_id = m.message_id
  and not exists (
    select
    from message_purchases b
    where
      b.message_id = m.message_id
      and b.refunded_by is null
  )
returning mm.media_id;

-- edit (src/features/chat/changes/edit-message.sql.ts)
select
  outcome,
  (d.message).conversation_id,
  (d.message).seq,
  (d.message).message_id,
  (d.message).identity,
  (d.message).type,
  (d.message).content,
  (d.message).diamonds,
  (d.message).client_id,
  (d.message).reply_to_seq,
  (d.message).is_deleted,
  (d.message).is_stopped,
  (d.message).is_creator_edited,
  (d.message).version,
  (d.message).version_num,
  (d.message).rating,
  (d.message).revision,
  (d.message).edited_at,
  (d.message).price,
  case
    when (d.message).price is null then false
    else message_is_sold ((d.message).message_id)
  end as is_sold,
  case
    when (d.message).type in ('image', 'video', 'voice') then message_media_json ((d.message).message_id, (d.message).price, (d.message).is_deleted)
  end as media,
  (d.message).fan_reaction,
  (d.message).creator_reaction,
  (d.message).created_at,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).fan_read_seq) as fan_read_seq,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).creator_read_seq) as creator_read_seq,
  (d.conversation).char_id,
  (d.conversation).chat_no,
  (d.conversation).user_id as fan_id,
  (d.conversation).creator_user_id as creator_id
from edit_message (:viewerId::bigint, :messageId::bigint, :content::text, :since::timestamptz, :now::timestamptz) d;

-- empty (src/features/chat/delete-chat-names.ts)
update conversations
set name = ''
where
  user_id = :userId::bigint
  and name <> '';

-- end (src/features/chat/modes/end-care.ts)
select end_care (:userId::bigint, :now::timestamptz) as is_ended;

-- findBounds (src/features/chat/list-changes.ts)
select
  pg_snapshot_xmin(pg_current_snapshot()) as upto,
  unread_total (:viewerId::bigint) as unread_total;

-- findByKey (src/features/chat/conversations.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  characters ch
  join users cu on cu.user_id = ch.user_id
  join users fu on fu.user_id = :fanId::bigint
  and fu.user_id <> cu.user_id
  left join conversations c on c.char_id = ch.char_id
  and c.user_id = fu.user_id
  and c.chat_no = :chatNo::smallint
where
  ch.char_id = :charId::bigint
  and (
    c.conversation_id is not null
    or :chatNo::smallint = 0
    and coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is null
  )
  and (
    fu.user_id = :viewerId::bigint
    or ch.user_id = :viewerId::bigint
    and (
      c.last_message_at is not null
      or :chatNo::smallint = 0
      and is_fan_of (:fanId::bigint, :charId::bigint)
    )
  )
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = cu.user_id
        and blocked_pairs.other_user_id = fu.user_id
    ),
    false
  ) is false;

-- findCharacterOf (src/features/chat/get-conversation.ts)
select char_id
from characters
where user_id = :userId::bigint
order by char_id
limit 1;

-- findConversation (src/features/chat/reportable-chat.ts)
select
  c.conversation_id as thing_id,
  case c.user_id
    when :viewerId::bigint then c.creator_user_id
    else c.user_id
  end as author_id,
  (
    select
      json_agg(
        json_build_object(
          'msg_id',
          m.message_id::text,
          'seq',
          m.seq,
          'identity',
          m.identity,
          'user_id',
          m.sender_user_id::text,
          'type',
          m.type,
          'content',
          m.content,
          'diamonds',
          m.diamonds,
          'is_deleted',
          m.is_deleted,
          'price',
          m.price,
          'media',
          (
            select
              json_agg(
                json_build_object('media_id', f.media_id::text, 'type', f.kind, 'key', f.key)
                order by mm.position
              )
            from
              message_media mm
              join media f using (media_id)
            where mm.message_id = m.message_id
          ),
          'created_time',
          to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'said_before',
          coalesce(
            (
              select
                json_agg(
                  v.content
                  order by v.revision
                )
              from message_versions v
              where
                v.conversation_id = m.conversation_id
                and v.seq = m.seq
            ),
            '[]'
          )
        )
        order by m.seq
      )
    from
      (
        select *
        from messages n
        where n.conversation_id = c.conversation_id
        order by n.seq desc
        limit 40
      ) m
  ) as evidence
from conversations c
where
  (
    c.user_id = :viewerId::bigint
    and c.char_id = :otherId::bigint
    or c.creator_user_id = :viewerId::bigint
    and c.user_id = :otherId::bigint
    and c.last_message_at is not null
  )
  and c.chat_no = :chatNo::smallint
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false;

-- findMessage (src/features/chat/reportable-chat.ts)
select
  r.message_id as thing_id,
  r.sender_user_id as author_id,
  (
    select
      json_agg(
        json_build_object(
          'msg_id',
          m.message_id::text,
          'seq',
          m.seq,
          'identity',
          m.identity,
          'user_id',
          m.sender_user_id::text,
          'type',
          m.type,
          'content',
          m.content,
          'diamonds',
          m.diamonds,
          'is_deleted',
          m.is_deleted,
          'price',
          m.price,
          'media',
          (
            select
              json_agg(
                json_build_object('media_id', f.media_id::text, 'type', f.kind, 'key', f.key)
                order by mm.position
              )
            from
              message_media mm
              join media f using (media_id)
            where mm.message_id = m.message_id
          ),
          'created_time',
          to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'said_before',
          coalesce(
            (
              select
                json_agg(
                  v.content
                  order by v.revision
                )
              from message_versions v
              where
                v.conversation_id = m.conversation_id
                and v.seq = m.seq
            ),
            '[]'
          )
        )
        order by m.seq
      )
    from messages m
    where
      m.conversation_id = r.conversation_id
      and m.seq between r.seq - 10 and r.seq + 10
  ) as evidence
from
  messages r
  join conversations c using (conversation_id)
where
  r.message_id = :messageId::bigint
  and r.identity <> 'system'
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false;

-- findMode (src/features/chat/modes/announce-default-mode.ts)
select
  case creator_mode (:creatorId::bigint, :now::timestamptz)
    when 'off' then 1
    else 0
  end as chat_mode;

-- findPair (src/features/chat/append-line.ts)
select
  c.user_id,
  c.char_id,
  c.chat_no,
  c.creator_user_id,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq
from
  conversations c
  join users fu on fu.user_id = c.user_id
  join users cu on cu.user_id = c.creator_user_id
where
  c.conversation_id = :conversationId::bigint
  and fu.deleted_at is null
  and cu.deleted_at is null;

-- findPresent (src/features/chat/live/poll-changes.ts)
select pg_snapshot_xmin(pg_current_snapshot()) as upto;

-- findReader (src/features/chat/changes/react-to-message.ts)
select r.user_id
from
  conversations c
  cross join lateral (
    select
      case
        when :isFans::boolean then c.user_id
        else c.creator_user_id
      end as user_id
  ) r
where
  c.conversation_id = :conversationId::bigint
  and r.user_id <> :viewerId::bigint
  and not case
    when :isFans::boolean then c.fan_muted
    else c.creator_muted
  end
  and coalesce(
    (
      select true
      from restrictions
      where
        restrictions.user_id = r.user_id
        and restrictions.other_user_id = :viewerId::bigint
    ),
    false
  ) is false;

-- findReader (src/features/chat/send-typing.ts)
select
  case c.user_id
    when :viewerId::bigint then c.creator_user_id
    else c.user_id
  end as reader_id,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = case c.user_id
        when :viewerId::bigint then c.creator_user_id
        else c.user_id
      end
      and restrictions.other_user_id = :viewerId::bigint
  ) as is_muted
from conversations c
where
  c.char_id = :charId::bigint
  and c.user_id = :fanId::bigint
  and c.chat_no = :chatNo::smallint
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and c.last_message_at is not null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false;

-- findSettings (src/features/chat/modes/answer-settings.ts)
select
  case u.chat_mode
    when 1 then 'off'
    else coalesce(s.ai_mode, 'auto')
  end as mode,
  s.away_mode,
  s.work_days,
  s.work_from,
  s.work_to,
  s.hold_seconds,
  s.handover_topics,
  s.message_price,
  u.timezone
from
  users u
  left join answer_settings s using (user_id)
where u.user_id = :creatorId::bigint;

-- findTotal (src/features/chat/inbox/unread-messages.ts)
select unread_total (:userId::bigint) as unread;

-- insert (src/features/chat/labels/labels.sql.ts)
insert into
  labels (user_id, name, created_at)
values (:userId::bigint, :name::text, :now::timestamptz)
on conflict (user_id, name) do update
set name = excluded.name
returning
  label_id::text,
  name;

-- labelledList (src/features/chat/inbox/conversation-lists.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select
      c.*,
      case c.user_id
        when :viewerId::bigint then c.fan_pinned
        else c.creator_pinned
      end as is_first
    from
      conversation_labels cl
      join conversations c using (conversation_id)
    where
      cl.label_id = :labelId::bigint
      and exists (
        select
        from labels l
        where
          l.label_id = cl.label_id
          and l.user_id = :viewerId::bigint
      )
      and case c.user_id
        when :viewerId::bigint then c.fan_folder
        else c.creator_folder
      end <> 'deleted'
      and c.last_message_at is not null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and (
        case c.user_id
          when :viewerId::bigint then c.fan_pinned
          else c.creator_pinned
        end,
        c.last_message_at,
        c.conversation_id
      ) < (:beforePinned::boolean, :beforeTime::timestamptz, :beforeId::bigint)
    order by
      case c.user_id
        when :viewerId::bigint then c.fan_pinned
        else c.creator_pinned
      end desc,
      c.last_message_at desc,
      c.conversation_id desc
    limit :limit::integer
    offset :skip::integer
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by
  c.is_first desc,
  c.last_message_at desc,
  c.conversation_id desc;

-- list (src/features/chat/media/list-message-media.ts)
select
  m.message_id::text as msg_id,
  a.access,
  json_agg(
    case a.access
      when 'full' then (
        media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json::jsonb || jsonb_build_object('peaks', f.peaks)
      )
      else (locked_item_text (f.kind, f.placeholder, f.duration_ms)::json::jsonb || '{"peaks": null}')
    end
    order by mm.position
  ) as media
from
  messages m
  join conversations c using (conversation_id)
  left join message_purchases b on b.message_id = m.message_id
  and b.refunded_by is null
  cross join lateral (
    select
      message_access (
        c.creator_user_id = :viewerId::bigint,
        c.user_id = :viewerId::bigint,
        false,
        b.message_id is not null,
        m.price,
        m.is_deleted
      ) as access
    offset 0
  ) a
  join message_media mm on mm.message_id = m.message_id
  join media f on f.media_id = mm.media_id
  and f.state = 'ready'
where
  m.message_id = any (:messageIds::bigint[])
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
  and a.access <> 'none'
group by
  m.message_id,
  a.access;

-- listChanged (src/features/chat/conversations.sql.ts)
select
  c.conversation_id,
  ch.char_id,
  fu.user_id,
  coalesce(c.chat_no, 0::smallint) as chat_no,
  coalesce(c.name, '') as chat_name,
  case
    when ch.user_id = :viewerId::bigint then 'creator'
    else 'fan'
  end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = ch.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as character_avatar,
  ch.is_blue_label,
  fu.nickname as fan_nickname,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = fu.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as fan_avatar,
  c.mode,
  answer_mode (c.mode, cu.user_id, :now::timestamptz) as answered,
  c.handover,
  case
    when fu.sales_quiet_until > :now::timestamptz then fu.sales_quiet_until
  end as care_ends_at,
  c.distress_seq is not null
  and is_distress_current (c.conversation_id) as is_distress_here,
  c.distress_seq is not null
  and has_creator_come (c.conversation_id) as has_creator_come,
  case
    when fu.sales_quiet_until > :now::timestamptz
    and c.conversation_id is not null then answered_by (c.conversation_id, :now::timestamptz)
  end as answered_by,
  message_price (cu.user_id, answer_mode (c.mode, cu.user_id, :now::timestamptz)) as message_price,
  exists (
    select
    from ai_settings a
    where
      a.user_id = cu.user_id
      and a.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  ) as is_spent,
  c.last_content,
  c.last_type,
  c.last_identity,
  c.last_message_at,
  c.last_seq,
  c.preview_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.fan_unread,
  c.creator_unread,
  c.changed_xid,
  (
    case
      when ch.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = ch.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = ch.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :viewerId::bigint
      and restrictions.other_user_id = case
        when ch.user_id = :viewerId::bigint then fu.user_id
        else cu.user_id
      end
  ) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  case
    when ch.user_id = :viewerId::bigint then c.creator_pinned
    else c.fan_pinned
  end as is_pinned,
  case
    when ch.user_id = :viewerId::bigint then c.creator_muted
    else c.fan_muted
  end as notifications_off,
  case
    when ch.user_id = :viewerId::bigint then c.creator_marked_unread
    else c.fan_marked_unread
  end as is_marked_unread,
  case
    when ch.user_id = :viewerId::bigint then c.creator_folder
    else c.fan_folder
  end as folder,
  case
    when ch.user_id = :viewerId::bigint then c.creator_cleared_seq
    else c.fan_cleared_seq
  end as cleared_seq,
  case
    when ch.user_id = :viewerId::bigint then c.creator_read_seq
    else c.fan_read_seq
  end as own_read_seq,
  array(
    select l.label_id::text
    from
      conversation_labels cl
      join labels l using (label_id)
    where
      cl.conversation_id = c.conversation_id
      and l.user_id = :viewerId::bigint
    order by l.label_id
  ) as label_ids,
  c.is_subscriber,
  case
    when c.chat_no > 0 then (
      select h.gifted_diamonds
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.gifted_diamonds
  end as gifted_diamonds,
  case
    when c.chat_no > 0 then (
      select h.intimacy_points
      from conversations h
      where
        h.user_id = c.user_id
        and h.char_id = c.char_id
        and h.chat_no = 0
    )
    else c.intimacy_points
  end as intimacy_points
from
  (
    select *
    from
      (
        (
          select c.*
          from
            conversations c
            join characters ch on ch.char_id = c.char_id
            join users cu on cu.user_id = c.creator_user_id
            join users fu on fu.user_id = c.user_id
          where
            c.user_id = :viewerId::bigint
            and c.changed_xid >= :since::xid8
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
          order by c.changed_xid
          fetch first
            (:limit::integer) rows
          with
            ties
        )
        union all
        (
          select c.*
          from
            conversations c
            join characters ch on ch.char_id = c.char_id
            join users cu on cu.user_id = c.creator_user_id
            join users fu on fu.user_id = c.user_id
          where
            c.creator_user_id = :viewerId::bigint
            and c.changed_xid >= :since::xid8
            and c.last_message_at is not null
            and coalesce(
              (
                select true
                from blocked_pairs
                where
                  blocked_pairs.user_id = c.user_id
                  and blocked_pairs.other_user_id = c.creator_user_id
              ),
              false
            ) is false
          order by c.changed_xid
          fetch first
            (:limit::integer) rows
          with
            ties
        )
      ) both_sides
    order by changed_xid
    fetch first
      (:limit::integer) rows
    with
      ties
  ) c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
order by c.changed_xid;

-- listChangedPeople (src/features/chat/live/poll-changes.ts)
select f.user_id
from conversations f
where
  f.user_id = any (:userIds::bigint[])
  and f.changed_xid >= :since::xid8
union
select o.creator_user_id
from conversations o
where
  o.creator_user_id = any (:userIds::bigint[])
  and o.changed_xid >= :since::xid8;

-- listHeard (src/features/chat/modes/end-care.ts)
select
  c.char_id,
  c.chat_no,
  c.creator_user_id
from conversations c
where
  c.user_id = :userId::bigint
  and c.distress_seq is not null
  and is_distress_current (c.conversation_id)
limit 100;

-- listOwn (src/features/chat/labels/labels.sql.ts)
select
  label_id::text,
  name
from labels
where user_id = :userId::bigint
order by
  name,
  label_id;

-- listPartners (src/features/chat/announce-presence.ts)
select
  c.char_id,
  c.user_id
from
  conversations c
  join characters ch using (char_id)
where
  c.creator_user_id = :userId::bigint
  and ch.is_presence_shown
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = :userId::bigint
    ),
    false
  ) is false
  and coalesce(
    (
      select true
      from restrictions
      where
        restrictions.user_id = :userId::bigint
        and restrictions.other_user_id = c.user_id
    ),
    false
  ) is false
order by
  c.last_message_at desc,
  c.conversation_id desc
limit 200;

-- lock (src/features/chat/labels/labels.sql.ts)
select pg_advisory_xact_lock(hashtextextended ('labels ' || :userId::bigint, 0));

-- markRead (src/features/chat/reading/read-conversation.ts)
select
  changed,
  unmarked,
  side,
  read_seq,
  fan_id,
  creator_id,
  viewer_unread,
  is_shown
from read_conversation (:viewerId::bigint, :charId::bigint, :fanId::bigint, :chatNo::smallint, :seq::integer);

-- newestBefore (src/features/chat/messages.sql.ts)
select *
from
  (
    select
      m.conversation_id,
      m.seq,
      m.message_id,
      m.identity,
      m.type,
      m.content,
      m.diamonds,
      m.client_id,
      m.reply_to_seq,
      m.is_deleted,
      m.is_stopped,
      m.is_creator_edited,
      m.version,
      m.version_num,
      m.rating,
      m.revision,
      m.edited_at,
      m.price,
      case
        when m.price is null then false
        else message_is_sold (m.message_id)
      end as is_sold,
      case
        when m.type in ('image', 'video', 'voice') then message_media_json (m.message_id, m.price, m.is_deleted)
      end as media,
      m.fan_reaction,
      m.creator_reaction,
      m.created_at
    from messages m
    where
      m.conversation_id = :conversationId::bigint
      and m.seq < :seq::integer
      and m.seq > :clearedSeq::integer
    order by m.seq desc
    limit :limit::integer
  ) newest
order by seq;

-- oldestAfter (src/features/chat/messages.sql.ts)
select
  m.conversation_id,
  m.seq,
  m.message_id,
  m.identity,
  m.type,
  m.content,
  m.diamonds,
  m.client_id,
  m.reply_to_seq,
  m.is_deleted,
  m.is_stopped,
  m.is_creator_edited,
  m.version,
  m.version_num,
  m.rating,
  m.revision,
  m.edited_at,
  m.price,
  case
    when m.price is null then false
    else message_is_sold (m.message_id)
  end as is_sold,
  case
    when m.type in ('image', 'video', 'voice') then message_media_json (m.message_id, m.price, m.is_deleted)
  end as media,
  m.fan_reaction,
  m.creator_reaction,
  m.created_at
from messages m
where
  m.conversation_id = :conversationId::bigint
  and m.seq > :seq::integer
order by m.seq
limit :limit::integer;

-- react (src/features/chat/changes/react-to-message.ts)
select
  outcome,
  (d.message).conversation_id,
  (d.message).seq,
  (d.message).message_id,
  (d.message).identity,
  (d.message).type,
  (d.message).content,
  (d.message).diamonds,
  (d.message).client_id,
  (d.message).reply_to_seq,
  (d.message).is_deleted,
  (d.message).is_stopped,
  (d.message).is_creator_edited,
  (d.message).version,
  (d.message).version_num,
  (d.message).rating,
  (d.message).revision,
  (d.message).edited_at,
  (d.message).price,
  case
    when (d.message).price is null then false
    else message_is_sold ((d.message).message_id)
  end as is_sold,
  case
    when (d.message).type in ('image', 'video', 'voice') then message_media_json ((d.message).message_id, (d.message).price, (d.message).is_deleted)
  end as media,
  (d.message).fan_reaction,
  (d.message).creator_reaction,
  (d.message).created_at,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).fan_read_seq) as fan_read_seq,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).creator_read_seq) as creator_read_seq,
  (d.conversation).char_id,
  (d.conversation).chat_no,
  (d.conversation).user_id as fan_id,
  (d.conversation).creator_user_id as creator_id
from react_to_message (:viewerId::bigint, :messageId::bigint, :emoji::text) d;

-- remove (src/features/chat/changes/empty-message.ts)
select
  outcome,
  (d.message).conversation_id,
  (d.message).seq,
  (d.message).message_id,
  (d.message).identity,
  (d.message).type,
  (d.message).content,
  (d.message).diamonds,
  (d.message).client_id,
  (d.message).reply_to_seq,
  (d.message).is_deleted,
  (d.message).is_stopped,
  (d.message).is_creator_edited,
  (d.message).version,
  (d.message).version_num,
  (d.message).rating,
  (d.message).revision,
  (d.message).edited_at,
  (d.message).price,
  case
    when (d.message).price is null then false
    else message_is_sold ((d.message).message_id)
  end as is_sold,
  case
    when (d.message).type in ('image', 'video', 'voice') then message_media_json ((d.message).message_id, (d.message).price, (d.message).is_deleted)
  end as media,
  (d.message).fan_reaction,
  (d.message).creator_reaction,
  (d.message).created_at,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).fan_read_seq) as fan_read_seq,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).creator_read_seq) as creator_read_seq,
  (d.conversation).char_id,
  (d.conversation).chat_no,
  (d.conversation).user_id as fan_id,
  (d.conversation).creator_user_id as creator_id,
  fan_unread_total,
  creator_unread_total
from delete_message (:viewerId::bigint, :messageId::bigint, :now::timestamptz) d;

-- remove (src/features/chat/labels/labels.sql.ts)
delete from labels
where
  label_id = :labelId::bigint
  and user_id = :userId::bigint;

-- rename (src/features/chat/labels/labels.sql.ts)
update labels l
set name = :name::text
where
  l.label_id = :labelId::bigint
  and l.user_id = :userId::bigint
  and not exists (
    select
    from labels o
    where
      o.user_id = l.user_id
      and o.name = :name::text
      and o.label_id <> l.label_id
  )
returning
  label_id::text,
  name;

-- seek (src/features/chat/seek-message.ts)
select
  seek_message (c.conversation_id, :since::timestamptz) as seq,
  case c.user_id
    when :viewerId::bigint then c.fan_cleared_seq
    else c.creator_cleared_seq
  end as cleared_seq
from conversations c
where
  c.char_id = :charId::bigint
  and c.user_id = :fanId::bigint
  and c.chat_no = :chatNo::smallint
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and c.last_message_at is not null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false;

-- sell (src/features/chat/media/unlock-message.ts)
select
  outcome,
  balance,
  (d.message).conversation_id,
  (d.message).seq,
  (d.message).message_id,
  (d.message).identity,
  (d.message).type,
  (d.message).content,
  (d.message).diamonds,
  (d.message).client_id,
  (d.message).reply_to_seq,
  (d.message).is_deleted,
  (d.message).is_stopped,
  (d.message).is_creator_edited,
  (d.message).version,
  (d.message).version_num,
  (d.message).rating,
  (d.message).revision,
  (d.message).edited_at,
  (d.message).price,
  case
    when (d.message).price is null then false
    else message_is_sold ((d.message).message_id)
  end as is_sold,
  case
    when (d.message).type in ('image', 'video', 'voice') then message_media_json ((d.message).message_id, (d.message).price, (d.message).is_deleted)
  end as media,
  (d.message).fan_reaction,
  (d.message).creator_reaction,
  (d.message).created_at,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).fan_read_seq) as fan_read_seq,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).creator_read_seq) as creator_read_seq,
  (d.conversation).char_id,
  (d.conversation).chat_no,
  (d.conversation).user_id as fan_id,
  (d.conversation).creator_user_id as creator_id
from
  unlock_message (
    :fanId::bigint,
    :messageId::bigint,
    :expectedPrice::integer,
    :key::text,
    :hash::bytea,
    :shareBps::integer,
    :now::timestamptz,
    :availableAt::timestamptz
  ) d;

-- setLabels (src/features/chat/labels/labels.ts)
select outcome
from set_conversation_labels (:viewerId::bigint, :charId::bigint, :fanId::bigint, :chatNo::smallint, :labelIds::bigint[], 1000);

-- setMode (src/features/chat/modes/set-conversation-mode.ts)
select
  outcome,
  answered,
  (s.message).seq is not null as is_switch,
  (s.message).conversation_id,
  (s.message).seq,
  (s.message).message_id,
  (s.message).identity,
  (s.message).type,
  (s.message).content,
  (s.message).diamonds,
  (s.message).client_id,
  (s.message).reply_to_seq,
  (s.message).is_deleted,
  (s.message).is_stopped,
  (s.message).is_creator_edited,
  (s.message).version,
  (s.message).version_num,
  (s.message).rating,
  (s.message).revision,
  (s.message).edited_at,
  (s.message).price,
  case
    when (s.message).price is null then false
    else message_is_sold ((s.message).message_id)
  end as is_sold,
  case
    when (s.message).type in ('image', 'video', 'voice') then message_media_json ((s.message).message_id, (s.message).price, (s.message).is_deleted)
  end as media,
  (s.message).fan_reaction,
  (s.message).creator_reaction,
  (s.message).created_at,
  fan_read_seq,
  creator_read_seq
from set_conversation_mode (:creatorId::bigint, :charId::bigint, :fanId::bigint, :chatNo::smallint, :mode::text, :now::timestamptz) s;

-- setState (src/features/chat/inbox/set-conversation-state.ts)
select
  conversation_id,
  viewer_unread
from
  set_conversation_state (
    :viewerId::bigint,
    :charId::bigint,
    :fanId::bigint,
    :chatNo::smallint,
    (:pinned::boolean, :muted::boolean, :archived::boolean, :markedUnread::boolean, :clearSeq::integer)::conversation_change
  );

-- storeSettings (src/features/chat/modes/answer-settings.ts)
select
  (l.message).conversation_id,
  (l.message).seq,
  (l.message).message_id,
  (l.message).identity,
  (l.message).type,
  (l.message).content,
  (l.message).diamonds,
  (l.message).client_id,
  (l.message).reply_to_seq,
  (l.message).is_deleted,
  (l.message).is_stopped,
  (l.message).is_creator_edited,
  (l.message).version,
  (l.message).version_num,
  (l.message).rating,
  (l.message).revision,
  (l.message).edited_at,
  (l.message).price,
  case
    when (l.message).price is null then false
    else message_is_sold ((l.message).message_id)
  end as is_sold,
  case
    when (l.message).type in ('image', 'video', 'voice') then message_media_json ((l.message).message_id, (l.message).price, (l.message).is_deleted)
  end as media,
  (l.message).fan_reaction,
  (l.message).creator_reaction,
  (l.message).created_at,
  char_id,
  fan_id,
  chat_no,
  fan_read_seq
from
  set_answer_settings (
    (
      :creatorId::bigint,
      :mode::text,
      :awayMode::text,
      :days::integer,
      :from::integer,
      :to::integer,
      :hold::integer,
      :topics::text[],
      :now::timestamptz,
      :price::integer
    )::answer_settings
  ) l;

-- switchMode (src/features/chat/modes/set-chat-mode.ts)
select
  (l.message).conversation_id,
  (l.message).seq,
  (l.message).message_id,
  (l.message).identity,
  (l.message).type,
  (l.message).content,
  (l.message).diamonds,
  (l.message).client_id,
  (l.message).reply_to_seq,
  (l.message).is_deleted,
  (l.message).is_stopped,
  (l.message).is_creator_edited,
  (l.message).version,
  (l.message).version_num,
  (l.message).rating,
  (l.message).revision,
  (l.message).edited_at,
  (l.message).price,
  case
    when (l.message).price is null then false
    else message_is_sold ((l.message).message_id)
  end as is_sold,
  case
    when (l.message).type in ('image', 'video', 'voice') then message_media_json ((l.message).message_id, (l.message).price, (l.message).is_deleted)
  end as media,
  (l.message).fan_reaction,
  (l.message).creator_reaction,
  (l.message).created_at,
  char_id,
  fan_id,
  chat_no,
  fan_read_seq
from set_chat_mode (:creatorId::bigint, :mode::smallint, :now::timestamptz) l;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and c.gifted_diamonds > 0
          and c.creator_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and c.handover = 'distress'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and c.is_subscriber
          and c.creator_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.user_id = :viewerId::bigint
          and (
            c.fan_unread > 0
            or c.fan_marked_unread
          )
          and c.fan_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) + (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and (
            c.creator_unread > 0
            or c.creator_marked_unread
          )
          and c.creator_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.user_id = :viewerId::bigint
          and c.fan_folder = 'archived'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) + (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and c.creator_folder = 'archived'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.user_id = :viewerId::bigint
          and c.fan_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) + (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and c.creator_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.user_id = :viewerId::bigint
          and c.last_identity in ('creator', 'ai')
          and c.fan_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) + (
    select count(*)::integer
    from
      (
        select
        from conversations c
        where
          c.creator_user_id = :viewerId::bigint
          and c.last_identity = 'fan'
          and c.creator_folder = 'inbox'
          and c.last_message_at is not null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = c.user_id
                and blocked_pairs.other_user_id = c.creator_user_id
            ),
            false
          ) is false
        limit 1000
      ) few
  ) as total;

-- total (src/features/chat/inbox/conversation-lists.sql.ts)
select
  unread_total (:viewerId::bigint)::integer as unread_total,
  (
    select count(*)::integer
    from
      conversation_labels cl
      join conversations c using (conversation_id)
    where
      cl.label_id = :labelId::bigint
      and exists (
        select
        from labels l
        where
          l.label_id = cl.label_id
          and l.user_id = :viewerId::bigint
      )
      and case c.user_id
        when :viewerId::bigint then c.fan_folder
        else c.creator_folder
      end <> 'deleted'
      and c.last_message_at is not null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
  ) as total;
