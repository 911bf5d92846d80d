-- Made by scripts/gen-queries.ts. Do not edit.

-- advance (src/features/media/transfer/transfers.sql.ts)
update media_uploads u
set
  received = :received::bigint,
  written_at = :now::timestamptz
where
  u.upload_id = :uploadId::text
  and u.received = :offset::bigint;

-- begin (src/features/media/transfer/transfers.sql.ts)
update media
set state = 'processing'
where
  media_id = :mediaId::bigint
  and state = 'uploading';

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

-- countOpen (src/features/media/transfer/transfers.sql.ts)
select count(*)::int as count
from
  media_uploads u
  join media m using (media_id)
where
  u.user_id = :userId::bigint
  and m.state in ('uploading', 'processing');

-- deleteFiles (src/features/media/delete-media.ts)
delete from media_files
where media_id = any (:mediaIds::bigint[]);

-- deleteMedia (src/features/media/transfer/transfers.sql.ts)
delete from media
where media_id = :mediaId::bigint;

-- deleteRows (src/features/media/delete-media.ts)
delete from media
where media_id = any (:mediaIds::bigint[]);

-- deleteUploads (src/features/media/delete-media.ts)
delete from media_uploads
where user_id = :userId::bigint;

-- fail (src/features/media/transfer/transfers.sql.ts)
with
  m as (
    update media
    set state = 'failed'
    where
      media_id = :mediaId::bigint
      and state = 'processing'
    returning media_id
  )
update media_uploads
set reason = :reason::text
where
  upload_id = :uploadId::text
  and media_id in (
    select m.media_id
    from m
  );

-- find (src/features/media/transfer/transfers.sql.ts)
select
  coalesce(u.upload_id, '') as upload_id,
  u.user_id,
  u.client_id,
  u.media_id,
  u.bytes::float8 as bytes,
  u.received::float8 as received,
  u.poster_media_id,
  m.state
from
  media_uploads u
  join media m using (media_id)
where u.upload_id = :uploadId::text;

-- findByClientId (src/features/media/transfer/transfers.sql.ts)
select
  coalesce(u.upload_id, '') as upload_id,
  u.user_id,
  u.client_id,
  u.media_id,
  u.bytes::float8 as bytes,
  u.received::float8 as received,
  u.poster_media_id,
  m.state
from
  media_uploads u
  join media m using (media_id)
where
  u.user_id = :userId::bigint
  and u.client_id = :clientId::text
  and u.upload_id is not null;

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

-- findOwn (src/features/media/transfer/transfers.sql.ts)
select
  coalesce(u.upload_id, '') as upload_id,
  u.user_id,
  u.client_id,
  u.media_id,
  u.bytes::float8 as bytes,
  u.received::float8 as received,
  u.poster_media_id,
  m.state
from
  media_uploads u
  join media m using (media_id)
where
  u.upload_id = :uploadId::text
  and u.user_id = :userId::bigint;

-- findPicture (src/features/media/transfer/poster-of.ts)
select
  m.key,
  m.width,
  m.height,
  m.placeholder
from media m
where
  m.media_id = :mediaId::bigint
  and m.kind = 'image'
  and m.state = 'ready';

-- findRefused (src/features/media/withheld/withhold-files.ts)
select
  exists (
    select
    from refused_files
    where digest = :digest::bytea
  ) as is_refused;

-- findTwin (src/features/media/transfer/transfers.sql.ts)
select u.media_id
from
  media_uploads u
  join media m using (media_id)
where
  u.user_id = :userId::bigint
  and u.digest = :digest::bytea
  and m.owner_user_id = :userId::bigint
  and m.class = 'private'
  and m.state in ('processing', 'ready')
order by u.media_id
limit 1;

-- insert (src/features/media/transfer/transfers.sql.ts)
with
  m as (
    insert into
      media (key, owner_user_id, kind, class, state, width, height, widths, placeholder, created_at)
    values (:key::text, :userId::bigint, :kind::text, 'private', 'uploading', 0, 0, '{}', '', :now::timestamptz)
    returning media_id
  )
insert into
  media_uploads (user_id, client_id, media_id, upload_id, bytes, poster_media_id, filename, created_at, written_at)
select
  :userId::bigint,
  :clientId::text,
  m.media_id,
  :uploadId::text,
  :bytes::bigint,
  (
    select p.media_id
    from media p
    where
      p.media_id = :posterMediaId::bigint
      and p.owner_user_id = :userId::bigint
      and p.kind = 'image'
      and p.class = 'private'
      and p.state = 'ready'
  ),
  :filename::text,
  :now::timestamptz,
  :now::timestamptz
from m;

-- insert (src/features/media/uploads.sql.ts)
insert into
  media_uploads (user_id, client_id, media_id, digest, created_at)
values (:userId::bigint, :clientId::text, :mediaId::bigint, :digest::bytea, :now::timestamptz)
on conflict (user_id, client_id) do nothing;

-- list (src/features/media/serving/list-streams.ts)
select
  f.variant,
  f.codecs,
  f.width,
  f.height,
  f.head_bytes,
  f.segment_bytes,
  f.segment_ms
from
  media m
  join media_files f using (media_id)
where
  m.key = :key::text
  and m.state = 'ready'
  and f.segment_bytes is not null
order by f.height desc;

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
      and case
        when m.state in ('uploading', 'processing', 'failed') then u.written_at >= :before::timestamptz
        else u.created_at >= :uploadedSince::timestamptz
      end
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

-- listOpen (src/features/media/transfer/sweep-transfer-files.ts)
select coalesce(u.upload_id, '') as upload_id
from
  media_uploads u
  join media m using (media_id)
where
  u.upload_id = any (:uploadIds::text[])
  and m.state in ('uploading', 'processing');

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

-- listRenditions (src/features/media/transfer/poster-of.ts)
select
  width,
  bytes::int4 as bytes
from media_files
where media_id = :mediaId::bigint
order by width;

-- listStates (src/features/media/uploads.sql.ts)
select
  f.media_id::text,
  f.state,
  coalesce(u.progress, 1) as progress,
  coalesce(u.reason, '') as reason,
  case f.state
    when 'ready' then media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json
    else locked_item_text (f.kind, f.placeholder, f.duration_ms)::json
  end as item
from
  unnest(:mediaIds::bigint[]) with ordinality wanted (media_id, place)
  join media f using (media_id)
  left join lateral (
    select
      u.received::float8 / greatest(u.bytes, 1) as progress,
      u.reason
    from media_uploads u
    where
      u.media_id = f.media_id
      and u.upload_id is not null
    order by u.received desc
    limit 1
  ) u on true
where
  f.owner_user_id = :userId::bigint
  and f.class = 'private'
  and f.state <> 'rejected'
  and f.kind <> 'audio'
order by place;

-- lock (src/features/media/quota.sql.ts)
select pg_advisory_xact_lock(hashtext ('media quota'), hashint8 (:userId::bigint));

-- lock (src/features/media/transfer/transfers.sql.ts)
select
from media_uploads
where upload_id = :uploadId::text
for update;

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
    m.withheld_at is null
    or exists (
      select
      from users r
      where
        r.user_id = :viewerId::bigint
        and r.role in ('moderator', 'admin')
    )
  )
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
          or not is_age_held (u.user_id)
          and not is_age_held (m.owner_user_id)
          and (
            exists (
              select
              from open_post_files (m.media_id, :viewerId::bigint, u.role in ('moderator', 'admin'), :now::timestamptz)
            )
            or u.role in ('moderator', 'admin')
            and exists (
              select
              from held_changes h
              where
                h.state <> 'applied'
                and h.media_ids @> array[m.media_id]
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

-- point (src/features/media/transfer/transfers.sql.ts)
update media_uploads
set
  media_id = :mediaId::bigint,
  digest = :digest::bytea
where upload_id = :uploadId::text;

-- refuseDigests (src/features/media/withheld/withhold-files.ts)
insert into
  refused_files (digest, case_id, created_at)
select distinct
  u.digest,
  :caseId::bigint,
  :now::timestamptz
from media_uploads u
where
  u.media_id = any (:mediaIds::bigint[])
  and u.digest is not null
on conflict (digest) do nothing;

-- release (src/features/media/transfer/upload-lease.ts)
update media_uploads
set
  lease_holder = null,
  lease_until = null
where
  upload_id = :uploadId::text
  and lease_holder = :holder::text;

-- release (src/features/media/withheld/withhold-files.ts)
with
  r as (
    delete from refused_files
    where case_id = :caseId::bigint
    returning digest
  )
update media m
set withheld_at = null
where
  m.withheld_at is not null
  and (
    m.media_id = any (:mediaIds::bigint[])
    or m.media_id in (
      select u.media_id
      from
        media_uploads u
        join r using (digest)
    )
  );

-- releaseAll (src/features/media/transfer/upload-lease.ts)
update media_uploads
set
  lease_holder = null,
  lease_until = null
where lease_holder is not null;

-- remove (src/features/media/transfer/transfers.sql.ts)
delete from media
where
  media_id = :mediaId::bigint
  and state in ('uploading', 'failed');

-- renew (src/features/media/transfer/upload-lease.ts)
update media_uploads
set lease_until = clock_timestamp() + make_interval(secs => :leaseSeconds::integer)
where
  upload_id = :uploadId::text
  and lease_holder = :holder::text
returning is_lease_wanted;

-- rewind (src/features/media/transfer/transfers.sql.ts)
update media_uploads
set received = :received::bigint
where
  upload_id = :uploadId::text
  and received > :received::bigint;

-- setPublic (src/features/media/open-media.ts)
update media
set class = 'public'
where
  media_id = any (:mediaIds::bigint[])
  and class = 'private';

-- sumBytes (src/features/media/quota.sql.ts)
select
  (
    select coalesce(sum(f.bytes), 0)
    from
      media m
      join media_files f using (media_id)
    where m.owner_user_id = :userId::bigint
  ) + (
    select coalesce(sum(u.bytes), 0)
    from
      media_uploads u
      join media m using (media_id)
    where
      u.user_id = :userId::bigint
      and m.state in ('uploading', 'processing')
  ) as bytes;

-- take (src/features/media/transfer/upload-lease.ts)
update media_uploads
set
  lease_holder = :holder::text,
  lease_until = clock_timestamp() + make_interval(secs => :leaseSeconds::integer),
  is_lease_wanted = false
where
  upload_id = :uploadId::text
  and (
    lease_until is null
    or lease_until < clock_timestamp()
  );

-- want (src/features/media/transfer/upload-lease.ts)
update media_uploads
set is_lease_wanted = true
where upload_id = :uploadId::text;

-- withhold (src/features/media/withheld/withhold-files.ts)
update media m
set withheld_at = :now::timestamptz
where
  m.withheld_at is null
  and (
    m.media_id = any (:mediaIds::bigint[])
    or m.media_id in (
      select u.media_id
      from
        media_uploads u
        join refused_files r using (digest)
      where r.case_id = :caseId::bigint
    )
  )
returning
  m.media_id,
  m.owner_user_id;
