-- Made by scripts/gen-queries.ts. Do not edit.

-- deleteById (src/features/push/push-devices.sql.ts)
delete from push_devices
where push_device_id = :deviceId::bigint;

-- deleteDead (src/features/push/push-devices.sql.ts)
delete from push_devices d using sessions s
where
  s.session_id = d.session_id
  and s.revoked_at is not null;

-- deleteDevicesOf (src/features/push/push-devices.sql.ts)
delete from push_devices
where user_id = :userId::bigint;

-- deleteOfSession (src/features/push/push-devices.sql.ts)
delete from push_devices
where session_id = :sessionId::bigint;

-- deleteSettingsOf (src/features/push/push-devices.sql.ts)
delete from push_settings
where user_id = :userId::bigint;

-- findLive (src/features/push/push-devices.sql.ts)
select
  d.user_id,
  d.kind,
  d.endpoint,
  d.p256dh,
  d.auth,
  d.language,
  u.timezone,
  coalesce(p.detail, 'hidden') as detail,
  p.quiet_from,
  p.quiet_until
from
  push_devices d
  join sessions s on s.session_id = d.session_id
  join users u on u.user_id = d.user_id
  left join push_settings p on p.user_id = d.user_id
where
  d.push_device_id = :deviceId::bigint
  and s.revoked_at is null
  and u.deleted_at is null;

-- findSettings (src/features/push/push-settings.ts)
select
  coalesce(p.detail, 'hidden') as detail,
  p.quiet_from,
  p.quiet_until,
  count(d.*)::int as device_num,
  coalesce(bool_or(d.session_id = :sessionId::bigint), false) as is_registered
from
  users u
  left join push_settings p using (user_id)
  left join (
    push_devices d
    join sessions s on s.session_id = d.session_id
    and s.revoked_at is null
  ) on d.user_id = u.user_id
where u.user_id = :userId::bigint
group by p.user_id;

-- findWaiting (src/features/push/find-waiting-message.ts)
select
  case
    when s.is_fan then coalesce(nullif(ch.nickname, ''), ch.name)
    else fu.nickname
  end as name,
  left(m.content, 200) as content,
  m.type = 'gift' as is_gift,
  m.diamonds,
  s.is_fan
from
  conversations c
  join characters ch using (char_id)
  join users fu on fu.user_id = c.user_id
  cross join lateral (
    select c.user_id = :viewerId::bigint as is_fan
  ) s
  cross join lateral (
    select m.*
    from messages m
    where
      m.conversation_id = c.conversation_id
      and m.seq > case
        when s.is_fan then c.fan_read_seq
        else c.creator_read_seq
      end
      and m.identity <> 'system'
      and not m.is_deleted
      and (m.identity = 'fan') <> s.is_fan
    order by m.seq desc
    limit 1
  ) m
where
  c.char_id = :charId::bigint
  and c.user_id = :fanId::bigint
  and c.chat_no = :chatNo::smallint
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
  and not case
    when s.is_fan then c.fan_muted
    else c.creator_muted
  end
  and coalesce(
    (
      select true
      from restrictions
      where
        restrictions.user_id = :viewerId::bigint
        and restrictions.other_user_id = case
          when s.is_fan then c.creator_user_id
          else c.user_id
        end
    ),
    false
  ) is false;

-- insertDevice (src/features/push/push-devices.sql.ts)
with
  known as (
    insert into
      push_devices (user_id, session_id, kind, endpoint, p256dh, auth, language, created_at)
    values (:userId::bigint, :sessionId::bigint, :kind::text, :endpoint::text, :p256dh::text, :auth::text, :language::text, :now::timestamptz)
    on conflict (endpoint) do update
    set
      user_id = excluded.user_id,
      session_id = excluded.session_id,
      language = excluded.language
    where
      push_devices.p256dh = excluded.p256dh
      and push_devices.auth = excluded.auth
    returning push_device_id
  ),
  outdated as (
    delete from push_devices d using known
    where
      d.push_device_id <> known.push_device_id
      and (
        d.session_id = :sessionId::bigint
        or d.push_device_id in (
          select push_device_id
          from push_devices
          where user_id = :userId::bigint
          order by push_device_id desc
          offset 19
        )
      )
  )
select push_device_id
from known;

-- queueMessages (src/features/push/enqueue-push.ts)
select coalesce(sum(queue_push (n.user_id, n.subject::json, n.key, 8)), 0)::int as count
from unnest(:userIds::bigint[], :subjects::text[], :keys::text[]) n (user_id, subject, key);

-- queueNotes (src/features/push/enqueue-push.ts)
select
  coalesce(
    sum(queue_push (n.user_id, json_build_object('about', 'note', 'id', n.id::text), 'note:' || n.id, 0)),
    0
  )::int as count
from unnest(:userIds::bigint[], :ids::bigint[]) n (user_id, id);

-- queuePush (src/features/push/enqueue-push.ts)
select queue_push (:userId::bigint, :subject::json, :key::text, 0) as count;

-- upsertSettings (src/features/push/push-settings.ts)
insert into
  push_settings (user_id, detail, quiet_from, quiet_until)
values (:userId::bigint, coalesce(:detail::text, 'hidden'), :quietFrom::smallint, :quietUntil::smallint)
on conflict (user_id) do update
set
  detail = coalesce(:detail::text, push_settings.detail),
  quiet_from = case
    when :setsQuiet::boolean then excluded.quiet_from
    else push_settings.quiet_from
  end,
  quiet_until = case
    when :setsQuiet::boolean then excluded.quiet_until
    else push_settings.quiet_until
  end;
