-- Made by scripts/gen-queries.ts. Do not edit.

-- close (src/features/media/delete-media.ts)
update media m
set
  state = 'rejected',
  placeholder = ''
where
  m.owner_user_id = :userId::bigint
  and not exists (
    select
    from post_media pm
    where pm.media_id = m.media_id
  )
  and not exists (
    select
    from message_media mm
    where mm.media_id = m.media_id
  );

-- deleteFiles (src/features/media/delete-media.ts)
delete from media_files
where media_id = any (:mediaIds::bigint[]);

-- deleteRows (src/features/media/delete-media.ts)
delete from media
where media_id = any (:mediaIds::bigint[]);

-- deleteUploads (src/features/media/delete-media.ts)
delete from media_uploads
where user_id = :userId::bigint;

-- findByClientId (src/features/media/uploads.sql.ts)
select media_id
from media_uploads
where
  user_id = :userId::bigint
  and client_id = :clientId::text;

-- findDuration (src/features/media/uploads.sql.ts)
select coalesce(duration_ms, 0) / 1000.0::float8 as duration
from media
where media_id = :mediaId::bigint;

-- findNamed (src/features/media/sweep-media.ts)
select m.key || '/' || f.variant as key
from
  media m
  join media_files f using (media_id)
where m.key = any (:keys::text[]);

-- insert (src/features/media/uploads.sql.ts)
insert into
  media_uploads (user_id, client_id, media_id, created_at)
values (:userId::bigint, :clientId::text, :mediaId::bigint, :now::timestamptz)
on conflict (user_id, client_id) do nothing;

-- listBatch (src/features/media/sweep-media.ts)
select
  m.media_id,
  not (
    exists (
      select
      from post_media
      where post_media.media_id = m.media_id
    )
    or exists (
      select
      from message_media
      where message_media.media_id = m.media_id
    )
    or exists (
      select
      from broadcast_media
      where broadcast_media.media_id = m.media_id
    )
    or exists (
      select
      from auto_message_media
      where auto_message_media.media_id = m.media_id
    )
    or exists (
      select
      from users
      where users.avatar_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.avatar_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.banner_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.image_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.intro_media_id = m.media_id
    )
    or exists (
      select
      from held_changes h
      where
        h.state <> 'applied'
        and h.media_ids @> array[m.media_id]
    )
  )
  and m.created_at < :before::timestamptz
  and not exists (
    select
    from media_uploads u
    where
      u.media_id = m.media_id
      and u.created_at >= :uploadedSince::timestamptz
  ) as is_unnamed
from
  (
    select *
    from media
    where media_id > :after::bigint
    order by media_id
    limit 500
  ) m
order by m.media_id;

-- listFiles (src/features/media/delete-media.ts)
select m.key || '/' || f.variant as key
from
  media m
  join media_files f using (media_id)
where m.media_id = any (:mediaIds::bigint[]);

-- listKeys (src/features/media/with-files.ts)
select key
from media
where key = any (:keys::text[]);

-- listOwn (src/features/media/uploads.sql.ts)
select
  f.media_id::text,
  media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json as item
from
  unnest(:mediaIds::bigint[]) with ordinality wanted (media_id, place)
  join media f using (media_id)
where
  f.owner_user_id = :userId::bigint
  and f.class = 'private'
  and f.state = 'ready'
  and f.kind <> 'audio'
order by place;

-- listOwned (src/features/media/delete-media.ts)
select media_id
from media
where owner_user_id = :userId::bigint
order by media_id;

-- lock (src/features/media/quota.sql.ts)
select pg_advisory_xact_lock(hashtext ('media quota'), hashint8 (:userId::bigint));

-- lockUnshown (src/features/media/delete-media.ts)
select m.media_id
from media m
where
  m.media_id = any (:mediaIds::bigint[])
  and not (
    exists (
      select
      from post_media
      where post_media.media_id = m.media_id
    )
    or exists (
      select
      from message_media
      where message_media.media_id = m.media_id
    )
    or exists (
      select
      from broadcast_media
      where broadcast_media.media_id = m.media_id
    )
    or exists (
      select
      from auto_message_media
      where auto_message_media.media_id = m.media_id
    )
    or exists (
      select
      from users
      where users.avatar_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.avatar_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.banner_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.image_media_id = m.media_id
    )
    or exists (
      select
      from characters
      where characters.intro_media_id = m.media_id
    )
    or exists (
      select
      from held_changes h
      where
        h.state <> 'applied'
        and h.media_ids @> array[m.media_id]
    )
  )
order by m.media_id
for update of
  m;

-- openFile (src/features/media/serving/find-open-file.ts)
select
  f.variant,
  f.content_type,
  m.class = 'public' as is_public,
  m.owner_user_id,
  exists (
    select
    from users r
    where
      r.user_id = :viewerId::bigint
      and r.role in ('moderator', 'admin')
  ) as is_reviewer,
  (
    select min(e.period_end)
    from memberships e
    where
      e.user_id = :viewerId::bigint
      and e.period_end > :now::timestamptz
  ) as ends_at
from
  media m
  cross join lateral (
    select f.*
    from media_files f
    where
      f.media_id = m.media_id
      and (f.variant = 'mp4') = (:width::integer is null)
    order by
      f.width < :width::integer,
      abs(f.width - :width::integer)
    limit 1
  ) f
where
  m.key = :key::text
  and m.state = 'ready'
  and (
    m.class = 'public'
    or exists (
      select
      from
        sessions s
        join users u using (user_id)
      where
        s.session_id = :sessionId::bigint
        and s.user_id = :viewerId::bigint
        and s.revoked_at is null
        and u.deleted_at is null
        and (
          m.owner_user_id = :viewerId::bigint
          or u.age_held_at is null
          and not is_age_held (m.owner_user_id)
          and (
            exists (
              select
              from open_post_files (m.media_id, :viewerId::bigint, u.role in ('moderator', 'admin'), :now::timestamptz)
            )
            or exists (
              select
              from open_message_files (m.media_id, :viewerId::bigint, u.role in ('moderator', 'admin'))
            )
          )
        )
    )
    or :isVisitor::boolean
    and exists (
      select
      from visitor_post_files (m.media_id)
    )
  );

-- setPublic (src/features/media/open-media.ts)
update media
set class = 'public'
where
  media_id = any (:mediaIds::bigint[])
  and class = 'private';

-- sumBytes (src/features/media/quota.sql.ts)
select coalesce(sum(f.bytes), 0) as bytes
from
  media m
  join media_files f using (media_id)
where m.owner_user_id = :userId::bigint;
