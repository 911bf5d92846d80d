-- Made by scripts/gen-queries.ts. Do not edit.

-- deleteExpired (src/features/own-data/delete-exports.ts)
delete from data_exports
where
  state = 'ready'
  and expires_at <= :now::timestamptz
  or state = 'failed'
  and created_at <= :before::timestamptz
returning file_key as key;

-- deleteOf (src/features/own-data/delete-exports.ts)
delete from data_exports
where user_id = :userId::bigint
returning file_key as key;

-- failStale (src/features/own-data/delete-exports.ts)
update data_exports
set state = 'failed'
where
  state = 'queued'
  and created_at <= :before::timestamptz;

-- findExport (src/features/own-data/exports.sql.ts)
select
  e.export_id,
  e.user_id,
  e.language,
  e.state,
  e.file_key,
  e.bytes,
  e.created_at,
  e.expires_at
from data_exports e
where e.export_id = :exportId::bigint;

-- findNamed (src/features/own-data/delete-exports.ts)
select file_key as key
from data_exports
where file_key = :key::text;

-- findQueued (src/features/own-data/exports.sql.ts)
select
  e.export_id,
  e.user_id,
  e.language,
  e.state,
  e.file_key,
  e.bytes,
  e.created_at,
  e.expires_at
from data_exports e
where
  e.user_id = :userId::bigint
  and e.state = 'queued';

-- insertExport (src/features/own-data/request-export.ts)
insert into
  data_exports (user_id, language, created_at)
values (:userId::bigint, :language::text, :now::timestamptz)
on conflict (user_id)
where state = 'queued' do nothing
returning export_id;

-- listConversations (src/features/own-data/sections/talk-sections.ts)
select conversation_id
from conversations
where
  user_id = :userId::bigint
  or creator_user_id = :userId::bigint
order by conversation_id;

-- listFiles (src/features/own-data/sections/media-section.ts)
select
  o.key,
  o.name
from
  (
    select distinct
      on (m.media_id) m.media_id,
      m.kind,
      m.created_at,
      m.key || '/' || f.variant as key,
      f.bytes,
      m.media_id || '.' || case f.content_type
        when 'image/webp' then 'webp'
        when 'image/avif' then 'avif'
        when 'image/png' then 'png'
        when 'image/jpeg' then 'jpg'
        else 'mp4'
      end as name
    from
      media m
      join media_files f using (media_id)
    where
      m.owner_user_id = :userId::bigint
      and m.state <> 'rejected'
    order by
      m.media_id,
      f.variant = 'mp4' desc,
      f.width desc
  ) o
order by o.media_id;

-- listOwn (src/features/own-data/exports.sql.ts)
select
  e.export_id,
  e.user_id,
  e.language,
  e.state,
  e.file_key,
  e.bytes,
  e.created_at,
  e.expires_at
from data_exports e
where e.user_id = :userId::bigint
order by e.export_id desc
limit 20;

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'authenticator_app',
        true,
        'confirmed_time',
        t.confirmed_at,
        'recovery_codes_left',
        (
          select count(*)
          from recovery_codes r
          where
            r.user_id = t.user_id
            and r.used_at is null
        )
      )
    from totp_secrets t
    where t.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'checkout_id',
        c.checkout_id,
        'purpose',
        c.purpose,
        'price_usd_cents',
        c.price_usd_cents,
        'currency',
        c.currency,
        'state',
        c.state,
        'provider',
        c.provider,
        'created_time',
        c.created_at,
        'settled_time',
        c.settled_at
      )
    from checkouts c
    where c.user_id = :userId::bigint
    order by c.created_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'comment_id',
        c.comment_id,
        'diary_id',
        c.post_id,
        'content',
        c.content,
        'created_time',
        c.created_at
      )
    from comments c
    where
      c.user_id = :userId::bigint
      and c.deleted_at is null
    order by c.comment_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'creator',
        c.char_unique_id,
        'diamonds',
        g.diamonds,
        'created_time',
        g.created_at,
        'undone_time',
        g.undone_at
      )
    from
      gifts g
      join characters c using (char_id)
    where g.user_id = :userId::bigint
    order by g.gift_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'creator',
        c.char_unique_id,
        'kind',
        m.kind,
        'state',
        m.state,
        'month_usd_cents',
        m.month_usd_cents,
        'renews',
        m.renews,
        'paid_until',
        m.period_end,
        'joined_time',
        m.joined_at
      )
    from
      memberships m
      join characters c using (char_id)
    where m.user_id = :userId::bigint
    order by m.joined_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'device',
        s.device,
        'device_id',
        s.device_id,
        'created_time',
        s.created_at,
        'last_seen_time',
        s.last_seen_at,
        'ended_time',
        s.revoked_at
      )
    from sessions s
    where s.user_id = :userId::bigint
    order by s.session_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'diary_id',
        b.post_id,
        'price',
        b.price,
        'is_refunded',
        b.refunded_by is not null,
        'created_time',
        b.created_at
      )
    from purchases b
    where b.user_id = :userId::bigint
    order by b.created_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'diary_id',
        p.post_id,
        'content',
        p.content,
        'price',
        p.price,
        'state',
        p.state,
        'published_time',
        p.published_at,
        'expires_time',
        t.expires_at,
        'likes',
        p.like_num,
        'comments',
        p.comment_num,
        'goal',
        g.title,
        'media',
        (
          select
            json_agg(
              json_build_object('media_id', m.media_id, 'description', m.alt)
              order by m.position
            )
          from post_media m
          where m.post_id = p.post_id
        )
      )
    from
      posts p
      left join post_times t using (post_id)
      left join post_goals g using (post_id)
    where
      p.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
      and p.deleted_at is null
    order by p.post_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'diary_id',
        p.post_id,
        'poll',
        json_agg(
          o.content
          order by o.option
        ),
        'is_multiple',
        q.is_multiple,
        'answer',
        q.answer,
        'ends_time',
        q.ends_at
      )
    from
      posts p
      join post_polls q using (post_id)
      join poll_options o using (post_id)
    where
      p.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
      and p.deleted_at is null
    group by
      p.post_id,
      q.is_multiple,
      q.answer,
      q.ends_at
    order by p.post_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'automated_message',
        'name',
        a.kind,
        'is_on',
        a.is_on,
        'content',
        a.content,
        'keyword',
        a.keyword,
        'price',
        a.price
      )
    from auto_messages a
    where
      a.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'broadcast',
        'content',
        b.content,
        'price',
        b.price,
        'state',
        b.state,
        'recipients',
        b.recipient_num,
        'created_time',
        b.created_at
      )
    from broadcasts b
    where
      b.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by b.broadcast_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'broadcast_text',
        'broadcast_id',
        b.broadcast_id,
        'language',
        x.language,
        'content',
        x.content
      )
    from
      broadcasts b
      join broadcast_texts x using (broadcast_id)
    where
      b.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by
      b.broadcast_id,
      x.language
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'collection',
        'collection_id',
        c.collection_id,
        'name',
        c.name,
        'created_time',
        c.created_at
      )
    from collections c
    where c.user_id = :userId::bigint
    order by c.collection_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'conversation',
        'creator',
        c.char_unique_id,
        'name',
        v.name,
        'closeness',
        v.intimacy_points,
        'gifted_diamonds',
        v.gifted_diamonds,
        'created_time',
        v.created_at
      )
    from
      conversations v
      join characters c using (char_id)
    where v.user_id = :userId::bigint
    order by v.conversation_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'counted_' || e.kind,
        'creator',
        c.char_unique_id,
        'diary_id',
        case
          when e.kind = 'view' then e.slot
        end,
        'from',
        e.source,
        'country',
        e.country,
        'created_time',
        e.hour
      )
    from
      audience_events e
      join characters c using (char_id)
    where e.user_id = :userId::bigint
    order by e.hour
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'fact',
        'creator',
        c.char_unique_id,
        'topic',
        f.kind,
        'content',
        f.content,
        'written_by',
        f.author,
        'is_pinned',
        f.is_pinned,
        'created_time',
        f.created_at
      )
    from
      memory_facts f
      join conversations v using (conversation_id)
      join characters c using (char_id)
    where
      f.user_id = :userId::bigint
      and f.forgotten_at is null
    order by f.fact_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'folder',
        'name',
        d.name,
        'created_time',
        d.created_at,
        'files',
        (
          select count(*)
          from vault_items i
          where i.folder_id = d.folder_id
        )
      )
    from vault_folders d
    where
      d.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by d.folder_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'given_subscription',
        'creator',
        c.char_unique_id,
        'months',
        g.months,
        'state',
        g.state,
        'created_time',
        g.created_at
      )
    from
      subscription_gifts g
      join characters c using (char_id)
    where g.user_id = :userId::bigint
    order by g.gift_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'list',
        'name',
        l.name,
        'rule',
        l.rule,
        'created_time',
        l.created_at,
        'people',
        (
          select count(*)
          from fan_list_people p
          where p.list_id = l.list_id
        )
      )
    from fan_lists l
    where
      l.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by l.list_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'lucky_box',
        'box',
        l.box_type,
        'price',
        l.price,
        'prize',
        l.prize,
        'created_time',
        l.drawn_at
      )
    from lucky_draws l
    where l.user_id = :userId::bigint
    order by l.drawn_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'memory',
        'creator',
        c.char_unique_id,
        'is_on',
        m.is_on,
        'summary',
        m.summary,
        'updated_time',
        m.updated_at
      )
    from
      memories m
      join conversations v using (conversation_id)
      join characters c using (char_id)
    where m.user_id = :userId::bigint
    order by m.conversation_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'page',
        'handle',
        c.char_unique_id,
        'name',
        c.name,
        'nickname',
        c.nickname,
        'tagline',
        c.tagline,
        'bio',
        c.bio,
        'topic',
        c.kind,
        'subscription',
        c.group_id,
        'comments',
        c.comment_config,
        'companion',
        c.card,
        'followers',
        c.follower_num,
        'created_time',
        c.created_at
      )
    from characters c
    where c.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'payout',
        'amount_usd_cents',
        o.amount_usd_cents,
        'state',
        o.state,
        'bank_last4',
        o.bank_last4,
        'requested_time',
        o.requested_at,
        'ended_time',
        o.ended_at
      )
    from payouts o
    where o.user_id = :userId::bigint
    order by o.payout_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'payout_account',
        'legal_name',
        a.legal_name,
        'country',
        a.country,
        'identity',
        a.identity_state,
        'bank_last4',
        a.bank_last4,
        'has_tax_number',
        a.sealed_tax is not null,
        'created_time',
        a.created_at
      )
    from payout_accounts a
    where a.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'persona',
        'name',
        p.name,
        'pronouns',
        p.pronouns,
        'about',
        p.about,
        'created_time',
        p.created_at
      )
    from personas p
    where p.user_id = :userId::bigint
    order by p.persona_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'price',
        'before_usd_cents',
        p.before_usd_cents,
        'month_usd_cents',
        p.month_usd_cents,
        'given_time',
        p.agreed_at
      )
    from price_consents p
    where p.user_id = :userId::bigint
    order by p.consent_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'promotion',
        'name',
        p.name,
        'percent_off',
        p.percent_off,
        'trial_days',
        p.trial_days,
        'ends_time',
        p.ends_at,
        'created_time',
        p.created_at
      )
    from promotions p
    where
      p.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by p.promotion_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'rating',
        'conversation_id',
        a.conversation_id,
        'rating',
        a.rating,
        'reasons',
        a.reasons,
        'note',
        a.note,
        'created_time',
        a.rated_at
      )
    from answer_versions a
    where
      a.user_id = :userId::bigint
      and a.rating <> 0
    order by a.rated_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'report',
        'reported_type',
        r.reported_type,
        'reported_id',
        r.reported_id,
        'reason',
        r.reason,
        'detail',
        r.detail,
        'state',
        r.state,
        'created_time',
        r.created_at
      )
    from reports r
    where r.user_id = :userId::bigint
    order by r.report_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'request',
        'ticket_id',
        t.ticket_id,
        'topic',
        t.topic,
        'content',
        t.content,
        'state',
        t.state,
        'created_time',
        t.created_at
      )
    from support_tickets t
    where t.user_id = :userId::bigint
    order by t.ticket_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'saved',
        'diary_id',
        s.post_id,
        'collection_id',
        s.collection_id,
        'created_time',
        s.saved_at
      )
    from saved_posts s
    where s.user_id = :userId::bigint
    order by s.saved_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'tier',
        'level',
        t.level,
        'name',
        t.name,
        'perks',
        t.perks,
        'month_usd_cents',
        t.month_usd_cents
      )
    from page_tiers t
    where
      t.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by t.level
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'vip',
        'state',
        v.state,
        'month_usd_cents',
        v.month_usd_cents,
        'renews',
        v.renews,
        'paid_until',
        v.period_end,
        'joined_time',
        v.started_at
      )
    from vip_memberships v
    where v.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        'waiting_change',
        'about',
        h.kind,
        'fields',
        h.fields,
        'state',
        h.state,
        'created_time',
        h.created_at
      )
    from held_changes h
    where h.user_id = :userId::bigint
    order by h.change_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        a.kind,
        'entry',
        e.kind,
        'amount',
        p.amount,
        'currency',
        a.currency,
        'created_time',
        e.created_at
      )
    from
      ledger_accounts a
      join postings p using (account_id)
      join journal_entries e using (entry_id)
    where
      a.user_id = :userId::bigint
      and a.kind <> 'wallet'
    order by p.entry_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'kind',
        s.kind,
        'state',
        s.state,
        'decision',
        s.decision,
        'reason',
        s.reason,
        'created_time',
        s.created_at,
        'decided_time',
        s.decided_at
      )
    from staff_cases s
    where
      s.user_id = :userId::bigint
      and (
        s.kind <> 'report'
        or s.state = 'decided'
      )
    order by s.case_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'media_id',
        o.media_id,
        'kind',
        o.kind,
        'file',
        'media/' || o.name,
        'bytes',
        o.bytes,
        'created_time',
        o.created_at
      )
    from
      (
        select distinct
          on (m.media_id) m.media_id,
          m.kind,
          m.created_at,
          m.key || '/' || f.variant as key,
          f.bytes,
          m.media_id || '.' || case f.content_type
            when 'image/webp' then 'webp'
            when 'image/avif' then 'avif'
            when 'image/png' then 'png'
            when 'image/jpeg' then 'jpg'
            else 'mp4'
          end as name
        from
          media m
          join media_files f using (media_id)
        where
          m.owner_user_id = :userId::bigint
          and m.state <> 'rejected'
        order by
          m.media_id,
          f.variant = 'mp4' desc,
          f.width desc
      ) o
    order by o.media_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'msg_id',
        b.message_id,
        'price',
        b.price,
        'is_refunded',
        b.refunded_by is not null,
        'created_time',
        b.created_at
      )
    from message_purchases b
    where b.user_id = :userId::bigint
    order by b.created_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'msg_id',
        m.message_id,
        'conversation_id',
        m.conversation_id,
        'creator',
        case
          when v.user_id = :userId::bigint then c.char_unique_id
        end,
        'identity',
        m.identity,
        'type',
        m.type,
        'content',
        m.content,
        'diamonds',
        m.diamonds,
        'price',
        m.price,
        'created_time',
        m.created_at,
        'edited_time',
        m.edited_at,
        'media',
        (
          select
            json_agg(
              k.media_id
              order by k.position
            )
          from message_media k
          where k.message_id = m.message_id
        )
      )
    from
      messages m
      join conversations v using (conversation_id)
      join characters c using (char_id)
    where
      m.conversation_id = :conversationId::bigint
      and m.sender_user_id = :userId::bigint
      and not m.is_deleted
    order by m.seq
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'setting',
        'answers',
        'mode',
        a.ai_mode,
        'away_mode',
        a.away_mode,
        'message_price',
        a.message_price,
        'handover',
        a.handover_topics
      )
    from answer_settings a
    where a.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'setting',
        'mail',
        'address',
        m.address,
        'language',
        m.language,
        'confirmed_time',
        m.confirmed_at,
        'cadence',
        m.cadence,
        'reminders',
        m.reminders
      )
    from mail_settings m
    where m.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select
      json_build_object(
        'user_id',
        u.user_id,
        'nickname',
        u.nickname,
        'email',
        u.email,
        'email_verified',
        u.email_verified,
        'role',
        u.role,
        'is_creator',
        u.is_creator,
        'timezone',
        u.timezone,
        'created_time',
        u.created_at,
        'referred_time',
        u.referred_at,
        'age_held_time',
        u.age_held_at,
        'sales_quiet_until',
        u.sales_quiet_until,
        'last_seen_time',
        (
          select p.seen_at
          from presence p
          where p.user_id = u.user_id
        )
      )
    from users u
    where u.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('began_time', c.began_at, 'ends_time', c.ends_at, 'region', c.region)
    from care_episodes c
    where c.user_id = :userId::bigint
    order by c.episode_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('diary_id', l.post_id, 'created_time', l.created_at)
    from likes l
    where l.user_id = :userId::bigint
    order by l.created_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('diary_id', v.post_id, 'poll_option', v.option, 'created_time', v.voted_at)
    from poll_votes v
    where v.user_id = :userId::bigint
    order by v.voted_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('entry_id', e.entry_id, 'kind', e.kind, 'diamonds', p.amount, 'created_time', e.created_at)
    from
      ledger_accounts a
      join postings p using (account_id)
      join journal_entries e using (entry_id)
    where
      a.user_id = :userId::bigint
      and a.kind = 'wallet'
    order by p.entry_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('issuer', i.issuer, 'subject', i.subject, 'created_time', i.created_at)
    from sign_in_identities i
    where i.user_id = :userId::bigint
    order by i.created_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'block', 'user_id', b.other_user_id, 'created_time', b.created_at)
    from
      (
        select *
        from blocks
      ) b
    where b.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'bundle', 'months', b.months, 'percent_off', b.percent_off)
    from bundles b
    where
      b.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by b.months
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'came_by_link', 'creator', c.char_unique_id, 'created_time', t.touched_at)
    from
      tracking_touches t
      join characters c using (char_id)
    where t.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'companion_draft', 'draft', d.draft::json, 'updated_time', d.updated_at)
    from card_drafts d
    where
      d.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'companion_example', 'title', g.title, 'turns', g.turns, 'checks', g.checks)
    from golden_conversations g
    where
      g.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by g.place
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'label', 'name', l.name, 'created_time', l.created_at)
    from labels l
    where l.user_id = :userId::bigint
    order by l.label_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'message', 'ticket_id', m.ticket_id, 'content', m.content, 'created_time', m.created_at)
    from support_messages m
    where
      m.user_id = :userId::bigint
      and m.author = 'person'
    order by m.message_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'model_use', 'month', a.month, 'model', a.model, 'answers', a.answers)
    from ai_usage a
    where a.user_id = :userId::bigint
    order by
      a.month,
      a.model
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'picture', 'about', f.kind, 'shows', f.name, 'created_time', f.created_at)
    from case_files f
    where f.user_id = :userId::bigint
    order by f.file_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'quick_reply', 'content', q.content, 'created_time', q.created_at)
    from quick_replies q
    where
      q.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by q.reply_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'restriction', 'user_id', r.other_user_id, 'created_time', r.created_at)
    from
      (
        select *
        from restrictions
      ) r
    where r.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'seen', 'diary_id', s.post_id, 'created_time', s.seen_at)
    from seen_posts s
    where s.user_id = :userId::bigint
    order by s.seen_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'tracking_link', 'name', t.name, 'code', t.code, 'created_time', t.created_at)
    from tracking_links t
    where
      t.char_id in (
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    order by t.link_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'watched', 'diary_id', w.post_id, 'seconds', w.seconds, 'created_time', w.watched_at)
    from watch_positions w
    where w.user_id = :userId::bigint
    order by w.watched_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', 'welcome_gift', 'diamonds', w.diamonds, 'created_time', w.received_at)
    from welcome_gifts w
    where w.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', c.kind, 'text_version', c.text_version, 'given_time', c.given_at)
    from consents c
    where c.user_id = :userId::bigint
    order by c.given_at
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('kind', n.kind, 'begins_time', n.begins_at, 'ends_time', n.ends_at, 'lifted_time', n.lifted_at)
    from sanctions n
    where n.user_id = :userId::bigint
    order by n.sanction_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('mail', m.kind, 'address', m.address, 'state', m.state, 'created_time', m.created_at)
    from mails m
    where m.user_id = :userId::bigint
    order by m.mail_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('passkey', p.name, 'created_time', p.created_at, 'last_used_time', p.last_used_at)
    from passkeys p
    where p.user_id = :userId::bigint
    order by p.passkey_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('push_to', split_part(d.endpoint, '/', 3), 'language', d.language, 'created_time', d.created_at)
    from push_devices d
    where d.user_id = :userId::bigint
    order by d.push_device_id
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'currency', 'currency', c.currency)
    from currency_choices c
    where c.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'hidden_from_home', 'creator', c.char_unique_id, 'created_time', h.created_at)
    from
      hidden_characters h
      join characters c using (char_id)
    where h.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'less_of_creator', 'creator', c.char_unique_id)
    from
      less_creators l
      join characters c using (char_id)
    where l.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'less_of_topic', 'topic', l.topic)
    from less_topics l
    where l.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'model', 'model', a.model, 'budget_usd_cents', a.budget_usd_cents)
    from ai_settings a
    where a.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'notice', 'push_type', n.push_type, 'channel', n.channel, 'is_on', n.is_on)
    from notice_choices n
    where n.user_id = :userId::bigint
    order by
      n.push_type,
      n.channel
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'push', 'detail', p.detail, 'quiet_from', p.quiet_from, 'quiet_until', p.quiet_until)
    from push_settings p
    where p.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('setting', 'spending', 'weekly_usd_cents', s.weekly_usd_cents, 'confirm_above', s.confirm_above)
    from spending_limits s
    where s.user_id = :userId::bigint
  ) s (row);

-- rowsOf (src/features/own-data/sections/section.ts)
select s.row::text as row
from
  (
    select json_build_object('topic', n.topic, 'created_time', n.created_at)
    from notifications n
    where n.user_id = :userId::bigint
    order by n.notification_id
  ) s (row);

-- updateReady (src/features/own-data/write-export.ts)
update data_exports
set
  state = 'ready',
  file_key = :fileKey::text,
  bytes = :bytes::bigint,
  ready_at = :now::timestamptz,
  expires_at = :until::timestamptz
where
  export_id = :exportId::bigint
  and state = 'queued';
