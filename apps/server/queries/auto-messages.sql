-- Made by scripts/gen-queries.ts. Do not edit.

-- autoMessageLog (src/features/auto-messages/send/list-auto-message-log.ts)
with
  page as materialized (
    select l.*
    from auto_message_log l
    where
      l.char_id = :charId::bigint
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
      and (l.log_id) < (:after1::bigint)
    order by l.log_id desc
    limit 21
  ),
  shown as (
    select l.*
    from page l
    order by l.log_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'log_id',
          l.log_id::text,
          'kind',
          l.kind,
          'user_id',
          l.user_id::text,
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
          l.state,
          'reason',
          l.reason,
          'message',
          (
            select
              json_build_object(
                'content',
                m.content,
                'price',
                m.price,
                'media_num',
                (
                  select count(*)
                  from message_media f
                  where f.message_id = m.message_id
                ),
                'is_sold',
                m.price is not null
                and message_is_sold (m.message_id)
              )
            from messages m
            where m.message_id = l.message_id
          ),
          'created_time',
          to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'due_time',
          to_char(l.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'ended_time',
          to_char(l.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by l.log_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(l.log_id::text)
    from shown l
    order by l.log_id asc
    limit 1
  ) as last
from
  shown l
  join users u on u.user_id = l.user_id;

-- count (src/features/auto-messages/send/list-auto-message-log.ts)
select count(*)::int as count
from
  (
    select
    from auto_message_log l
    where
      l.char_id = :charId::bigint
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
    limit 10000
  ) few;

-- deleteAll (src/features/auto-messages/auto-message-media.sql.ts)
delete from auto_message_media
where
  char_id = :charId::bigint
  and kind = :kind::text;

-- deleteBudgetOfUser (src/features/auto-messages/auto-messages.sql.ts)
delete from auto_message_budgets
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- deleteLogOfUser (src/features/auto-messages/auto-messages.sql.ts)
delete from auto_message_log
where
  user_id = :userId::bigint
  or char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- deleteOfUser (src/features/auto-messages/auto-messages.sql.ts)
delete from auto_messages
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- find (src/features/auto-messages/send/test-auto-message.ts)
select
  a.content,
  u.nickname,
  a.media_num,
  a.price,
  a.media_num = (
    select count(*)
    from
      auto_message_media f
      join media m using (media_id)
    where
      f.char_id = a.char_id
      and f.kind = a.kind
      and m.state = 'ready'
  ) as is_whole
from
  auto_messages a
  join users u on u.user_id = :userId::bigint
where
  a.char_id = :charId::bigint
  and a.kind = :kind::text;

-- findBudget (src/features/auto-messages/auto-messages.sql.ts)
select per_day
from auto_message_budgets
where char_id = :charId::bigint;

-- findCharacter (src/features/auto-messages/draft/generate-auto-reply.ts)
select
  ch.card,
  coalesce(nullif(ch.nickname, ''), ch.name) as name
from characters ch
where ch.char_id = :charId::bigint;

-- findKinds (src/features/auto-messages/auto-message-media.sql.ts)
select own_media_kinds (:ownerId::bigint, :mediaIds::bigint[]) as kinds;

-- findMarks (src/features/auto-messages/send/send-auto-message.ts)
select
  shown_read_seq (conversations.user_id, conversations.creator_user_id, conversations.fan_read_seq) as fan_read_seq,
  shown_read_seq (conversations.user_id, conversations.creator_user_id, conversations.creator_read_seq) as creator_read_seq,
  unread_total (user_id) as fan_unread_total,
  unread_total (creator_user_id) as creator_unread_total
from conversations
where conversation_id = :conversationId::bigint;

-- insertAll (src/features/auto-messages/auto-message-media.sql.ts)
insert into
  auto_message_media (char_id, kind, position, media_id)
select
  :charId::bigint,
  :kind::text,
  item.position,
  item.media_id
from unnest(:mediaIds::bigint[]) with ordinality item (media_id, position);

-- list (src/features/auto-messages/auto-message-media.sql.ts)
select
  a.kind,
  f.media_id::text,
  (
    media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json::jsonb || jsonb_build_object('peaks', f.peaks)
  ) as item
from
  auto_message_media a
  join media f using (media_id)
where
  a.char_id = :charId::bigint
  and f.owner_user_id = :viewerId::bigint
  and f.state = 'ready'
order by
  a.kind,
  a.position;

-- listDue (src/features/auto-messages/send/send-auto-message.ts)
select
  l.char_id,
  l.user_id,
  l.kind,
  l.event
from auto_message_log l
where
  l.state = 'waiting'
  and l.due_at <= :now::timestamptz
order by l.due_at
limit 500;

-- listRows (src/features/auto-messages/auto-messages.sql.ts)
select
  kind,
  is_on,
  content,
  delay_seconds,
  cooldown_seconds,
  keyword,
  media_num,
  price
from auto_messages
where char_id = :charId::bigint;

-- queue (src/features/auto-messages/send/thank-for-engagement.ts)
select queue_auto_message (:charId::bigint, :kind::text, :fanId::bigint, :event::text, :words::text);

-- send (src/features/auto-messages/send/send-auto-message.ts)
select
  outcome,
  creator_id,
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
  (s.message).created_at
from send_auto_message (:charId::bigint, :fanId::bigint, :kind::text, :event::text, :now::timestamptz) s;

-- upsert (src/features/auto-messages/auto-messages.sql.ts)
insert into
  auto_messages (
    char_id,
    kind,
    is_on,
    content,
    delay_seconds,
    cooldown_seconds,
    keyword,
    media_num,
    price,
    updated_at
  )
values
  (
    :charId::bigint,
    :kind::text,
    :isOn::boolean,
    :content::text,
    :delaySeconds::integer,
    :cooldownSeconds::integer,
    :keyword::text,
    :mediaNum::smallint,
    :price::integer,
    :now::timestamptz
  )
on conflict (char_id, kind) do update
set
  is_on = excluded.is_on,
  content = excluded.content,
  delay_seconds = excluded.delay_seconds,
  cooldown_seconds = excluded.cooldown_seconds,
  keyword = excluded.keyword,
  media_num = excluded.media_num,
  price = excluded.price,
  updated_at = excluded.updated_at;
