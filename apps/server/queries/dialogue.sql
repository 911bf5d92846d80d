-- Made by scripts/gen-queries.ts. Do not edit.

-- appendNote (src/features/dialogue/append-note.ts)
select
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
  append_message (
    (:fanId::bigint, :charId::bigint, :creatorId::bigint, :chatNo::smallint)::conversation_key,
    draft_message ('system', :type::text, :content::text),
    :now::timestamptz
  ) a
where (a.message).seq is not null;

-- ask (src/features/dialogue/gift-answer/answer-gift.ts)
select answer_gift (:messageId::bigint, :now::timestamptz) as outcome;

-- create (src/features/dialogue/chats/create-chat.ts)
select
  outcome,
  chat
from create_chat (:fanId::bigint, :charId::bigint, :name::text, 20, :now::timestamptz);

-- end (src/features/dialogue/end-care-by-word.ts)
select end_care_here (:fanId::bigint, :charId::bigint, :chatNo::smallint, :now::timestamptz) as is_ended;

-- findBefore (src/features/dialogue/heed-message.ts)
with
  newest as (
    select
      m.seq,
      m.identity,
      m.type,
      m.content,
      m.is_deleted,
      m.created_at
    from
      conversations c
      join messages m using (conversation_id)
    where
      c.user_id = :fanId::bigint
      and c.char_id = :charId::bigint
      and c.chat_no = :chatNo::smallint
    order by m.seq desc
    limit 12
  ),
  card as (
    select
      n.seq,
      n.content
    from newest n
    where n.type = 'help'
    order by n.seq desc
    limit 1
  )
select
  (
    select
      string_agg(
        b.content,
        e'\n'
        order by b.seq
      )
    from
      (
        select
          n.seq,
          n.content
        from newest n
        where
          n.identity = 'fan'
          and not n.is_deleted
          and n.created_at > :since::timestamptz
          and n.seq > coalesce(
            (
              select card.seq
              from card
            ),
            0
          )
        order by n.seq desc
        limit 2
      ) b
  ) as before,
  (
    select card.content
    from card
  ) as card,
  (
    select n.content
    from newest n
    where
      n.identity <> 'fan'
      and n.type = 'text'
      and not n.is_deleted
      and n.created_at > :since::timestamptz
    order by n.seq desc
    limit 1
  ) as question;

-- findOwn (src/features/dialogue/resend-message.ts)
select
  c.char_id,
  c.chat_no,
  is_sales_quiet (c.user_id, :now::timestamptz)
  or calls_creator (c.creator_user_id, conversation_mode (c.conversation_id, :now::timestamptz), :topic::text) as is_message_of_its_own
from
  messages m
  join conversations c using (conversation_id)
where
  m.message_id = :messageId::bigint
  and m.identity = 'fan'
  and c.user_id = :fanId::bigint;

-- findWriter (src/features/dialogue/edit-message.ts)
select m.identity
from messages m
where
  m.message_id = :messageId::bigint
  and m.sender_user_id = :viewerId::bigint;

-- list (src/features/dialogue/chats/list-chats.ts)
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
  conversations c
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
where
  c.char_id = :charId::bigint
  and c.user_id = :fanId::bigint
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
  and case :viewerId::bigint
    when c.user_id then c.fan_folder <> 'deleted'
    when c.creator_user_id then c.creator_folder <> 'deleted'
    and c.last_message_at is not null
    else false
  end
order by c.chat_no
limit 100;

-- mark (src/features/dialogue/meet-concern.ts)
select
from
  mark_distress (:conversationId::bigint, :messageId::bigint, :seq::integer, :now::timestamptz),
  call_creator (:conversationId::bigint, 'distress', :seq::integer, :now::timestamptz);

-- nameAgeMessage (src/features/dialogue/meet-concern.ts)
select
from name_age_message (:fanId::bigint, :messageId::bigint);

-- rename (src/features/dialogue/chats/rename-chat.ts)
update conversations c
set
  name = :name::text,
  changed_xid = pg_current_xact_id()
where
  c.user_id = :fanId::bigint
  and c.char_id = :charId::bigint
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
  ) is false
returning unread_total (c.user_id);

-- send (src/features/dialogue/send-message.sql.ts)
select
  outcome,
  is_new,
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
  :charId::bigint as char_id,
  :chatNo::smallint as chat_no,
  fan_id,
  creator_id,
  had_unread,
  (s.counts).*,
  answer_id,
  is_creator_called,
  cost,
  balance
from
  send_message (
    :senderId::bigint,
    (
      :charId::bigint,
      :fanId::bigint,
      :chatNo::smallint,
      :content::text,
      :clientId::text,
      :replyToSeq::integer,
      :mediaIds::bigint[],
      :mediaPrice::integer,
      :expectedPrice::integer
    )::outgoing_message,
    :isHeard::boolean,
    :mayGreet::boolean,
    :topic::text,
    :now::timestamptz
  ) s;
