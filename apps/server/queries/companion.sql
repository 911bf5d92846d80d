-- Made by scripts/gen-queries.ts. Do not edit.

-- choose (src/features/companion/greeting/choose-greeting.ts)
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
from choose_greeting (:fanId::bigint, :charId::bigint, :chatNo::smallint, :content::text, :version::integer, :num::integer) d;

-- choose (src/features/companion/versions/choose-version.ts)
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
  (d.question).seq as question_seq
from choose_answer_version (:fanId::bigint, :messageId::bigint, :version::integer, :now::timestamptz) d;

-- claim (src/features/companion/writing/reply-writing.sql.ts)
select
  outcome,
  (r.reply).reply_id,
  (r.reply).conversation_id,
  (r.reply).message_id,
  (r.reply).to_seq,
  (r.reply).attempt,
  (r.reply).question,
  (r.reply).mode,
  (r.reply).kind,
  case
    when (r.reply).is_continued then m.content
  end as continued,
  coalesce(
    case
      when (r.reply).is_continued then m.version
      else m.version_num + 1
    end,
    1
  ) as version
from
  claim_reply (:replyId::bigint, :maxWriting::integer, :maxCrashes::integer, :now::timestamptz) r
  left join messages m on m.message_id = (r.reply).message_id;

-- clearChoice (src/features/companion/personas/personas.sql.ts)
delete from persona_choices
where
  user_id = :userId::bigint
  and char_id = :charId::bigint
  and chat_no = :chatNo::smallint;

-- countRatings (src/features/companion/versions/list-ratings.ts)
select count(*)::int as count
from
  (
    select
    from answer_versions
    where
      char_id = :charId::bigint
      and rated_at is not null
    limit 1000
  ) few;

-- countSpoken (src/features/companion/speech/speech.sql.ts)
select count(*)::integer as count
from message_speech s
where
  s.user_id = :viewerId::bigint
  and s.created_at > :since::timestamptz;

-- deleteAll (src/features/companion/versions/delete-versions-of.ts)
delete from answer_versions
where user_id = :userId::bigint;

-- deletePersonaRow (src/features/companion/personas/personas.sql.ts)
delete from personas
where
  user_id = :userId::bigint
  and persona_id = :personaId::bigint;

-- deletePersonas (src/features/companion/personas/personas.sql.ts)
delete from personas
where user_id = :userId::bigint;

-- deleteSpoken (src/features/companion/speech/speech.sql.ts)
delete from message_speech
where message_id = :messageId::bigint
returning file_key;

-- deleteSpokenOf (src/features/companion/speech/speech.sql.ts)
delete from message_speech s using messages m
join conversations c using (conversation_id)
where
  m.message_id = s.message_id
  and :userId::bigint in (c.user_id, c.creator_user_id, s.user_id)
returning s.file_key;

-- deleteStale (src/features/companion/speech/speech.sql.ts)
delete from message_speech s using messages m
where
  m.message_id = s.message_id
  and (
    m.is_deleted
    or s.created_at < :before::timestamptz
    or s.words_digest <> sha256(convert_to(m.content, 'UTF8'))
  )
returning s.file_key;

-- find (src/features/companion/versions/announce-question.ts)
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
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq,
  c.char_id,
  c.chat_no,
  c.user_id as fan_id,
  c.creator_user_id as creator_id
from
  messages m
  join conversations c using (conversation_id)
where
  m.conversation_id = :conversationId::bigint
  and m.seq = :seq::integer;

-- findCall (src/features/companion/brief/get-brief.ts)
select
  m.seq,
  m.message_id,
  m.identity,
  m.content
from
  conversations c
  join messages m using (conversation_id)
where
  c.conversation_id = :conversationId::bigint
  and m.seq <= c.handover_seq
  and m.identity = 'fan'
  and not m.is_deleted
order by m.seq desc
limit 1;

-- findCard (src/features/companion/greeting/greetings.ts)
select
  c.card,
  coalesce(nullif(c.nickname, ''), c.name) as name,
  coalesce(fp.name, u.nickname) as fan_name
from
  characters c
  join users u on u.user_id = :fanId::bigint
  left join lateral (
    select
      p.name,
      p.pronouns,
      p.about
    from
      persona_choices pc
      join personas p using (persona_id)
    where
      pc.user_id = :fanId::bigint
      and pc.char_id = :charId::bigint
      and pc.chat_no = :chatNo::smallint
  ) fp on true
where
  c.char_id = :charId::bigint
  and c.deleted_at is null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :fanId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false;

-- findChosen (src/features/companion/personas/personas.sql.ts)
select persona_id
from persona_choices
where
  user_id = :userId::bigint
  and char_id = :charId::bigint
  and chat_no = :chatNo::smallint;

-- findLive (src/features/companion/replies.sql.ts)
select
  r.reply_id,
  r.conversation_id,
  r.message_id,
  r.to_seq,
  r.state,
  r.question,
  case
    when m.is_deleted then ''
    when r.state in ('queued', 'writing')
    and r.mode = 'auto' then r.content
    else coalesce(m.content, '')
  end as content
from
  companion_replies r
  join conversations c using (conversation_id)
  left join messages m on m.message_id = r.message_id
where
  coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
  and r.conversation_id = :conversationId::bigint
  and (
    r.state in ('queued', 'writing')
    or r.state = 'waiting'
    and :isFan::boolean
  )
  and (
    r.mode <> 'draft'
    or not :isFan::boolean
  );

-- findMemorySwitch (src/features/companion/brief/list-brief-messages.ts)
select y.is_on
from memories y
where y.conversation_id = :conversationId::bigint;

-- findNext (src/features/companion/replies.sql.ts)
select
  r.reply_id,
  r.conversation_id,
  r.message_id,
  r.to_seq,
  r.state,
  r.question,
  case
    when m.is_deleted then ''
    when r.state in ('queued', 'writing')
    and r.mode = 'auto' then r.content
    else coalesce(m.content, '')
  end as content
from
  companion_replies r
  join conversations c using (conversation_id)
  left join messages m on m.message_id = r.message_id
where
  coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
  and r.conversation_id = :conversationId::bigint
  and r.reply_id > :afterReplyId::bigint
order by r.reply_id
limit 1;

-- findOne (src/features/companion/replies.sql.ts)
select
  r.reply_id,
  r.conversation_id,
  r.message_id,
  r.to_seq,
  r.state,
  r.question,
  case
    when m.is_deleted then ''
    when r.state in ('queued', 'writing')
    and r.mode = 'auto' then r.content
    else coalesce(m.content, '')
  end as content
from
  companion_replies r
  join conversations c using (conversation_id)
  left join messages m on m.message_id = r.message_id
where
  coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
  and r.reply_id = :replyId::bigint
  and r.user_id = :fanId::bigint;

-- findPage (src/features/companion/world/world.sql.ts)
select
  u.timezone as fan_zone,
  o.timezone as creator_zone,
  c.group_id,
  c.pro_sales_open,
  j.joined,
  m.tier_level,
  is_sales_quiet (u.user_id, :now::timestamptz) as is_sales_quiet,
  (
    select
      coalesce(
        json_agg(
          json_build_object('level', t.level, 'name', t.name, 'perks', t.perks, 'month_usd_cents', t.month_usd_cents)
          order by t.level
        ),
        '[]'
      )
    from page_tiers t
    where
      t.char_id = c.char_id
      and t.retired_at is null
  ) as tiers
from
  characters c
  join users o on o.user_id = c.user_id
  join users u on u.user_id = :viewerId::bigint
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
where c.char_id = :charId::bigint;

-- findParticipants (src/features/companion/writing/transcript.sql.ts)
select
  c.char_id,
  c.user_id,
  c.chat_no,
  c.creator_user_id,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(fp.name, fu.nickname) as fan_name,
  fp.pronouns as fan_pronouns,
  fp.about as fan_about,
  ch.card
from
  conversations c
  join characters ch using (char_id)
  join users fu on fu.user_id = c.user_id
  left join lateral (
    select
      p.name,
      p.pronouns,
      p.about
    from
      persona_choices pc
      join personas p using (persona_id)
    where
      pc.user_id = c.user_id
      and pc.char_id = c.char_id
      and pc.chat_no = c.chat_no
  ) fp on true
where c.conversation_id = :conversationId::bigint;

-- findPendingRow (src/features/companion/pending/pending-replies.sql.ts)
select
  r.reply_id,
  r.state,
  r.content,
  r.due_at,
  r.to_seq
from
  companion_replies r
  join conversations c using (conversation_id)
where
  c.conversation_id = :conversationId::bigint
  and r.state in ('waiting', 'draft')
  and conversation_mode (c.conversation_id, :now::timestamptz) <> 'off'
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

-- findRegion (src/features/companion/writing/care-reply.ts)
select e.region
from
  care_episodes e
  join conversations c using (user_id)
where c.conversation_id = :conversationId::bigint
order by e.began_at desc
limit 1;

-- findSpeakers (src/features/companion/suggest/suggest-messages.ts)
select
  ch.user_id as creator_id,
  ch.card,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  coalesce(fp.name, fu.nickname) as fan_name,
  fp.pronouns as fan_pronouns,
  fp.about as fan_about,
  is_sales_quiet (fu.user_id, :now::timestamptz) as is_sales_quiet
from
  characters ch
  join users fu on fu.user_id = :fanId::bigint
  left join lateral (
    select
      p.name,
      p.pronouns,
      p.about
    from
      persona_choices pc
      join personas p using (persona_id)
    where
      pc.user_id = :fanId::bigint
      and pc.char_id = :charId::bigint
      and pc.chat_no = :chatNo::smallint
  ) fp on true
where ch.char_id = :charId::bigint;

-- findSpoken (src/features/companion/speech/speech.sql.ts)
select
  m.content,
  m.is_deleted,
  is_sales_quiet (c.user_id, :now::timestamptz) as is_cared_for,
  c.creator_user_id,
  left(coalesce(ch.card -> 'data' -> 'extensions' ->> 'kindred/voice', ''), 60) as voice
from
  messages m
  join conversations c using (conversation_id)
  join characters ch using (char_id)
where
  m.message_id = :messageId::bigint
  and m.identity = 'ai'
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and m.seq > case :viewerId::bigint
    when c.user_id then c.fan_cleared_seq
    else c.creator_cleared_seq
  end
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

-- findStored (src/features/companion/replies.sql.ts)
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
  c.char_id,
  c.user_id,
  c.chat_no,
  shown_read_seq (c.user_id, c.creator_user_id, c.fan_read_seq) as fan_read_seq,
  shown_read_seq (c.user_id, c.creator_user_id, c.creator_read_seq) as creator_read_seq
from
  messages m
  join conversations c using (conversation_id)
where m.message_id = :messageId::bigint;

-- findStored (src/features/companion/speech/speech.sql.ts)
select
  s.file_key,
  s.type,
  s.bytes
from
  message_speech s
  join messages m using (message_id)
where
  s.message_id = :messageId::bigint
  and s.words_digest = sha256(convert_to(m.content, 'UTF8'))
  and s.voice = :voice::text
  and s.model = :model::text;

-- finish (src/features/companion/writing/reply-writing.sql.ts)
select
  outcome,
  is_new,
  (f.message).conversation_id,
  (f.message).seq,
  (f.message).message_id,
  (f.message).identity,
  (f.message).type,
  (f.message).content,
  (f.message).diamonds,
  (f.message).client_id,
  (f.message).reply_to_seq,
  (f.message).is_deleted,
  (f.message).is_stopped,
  (f.message).is_creator_edited,
  (f.message).version,
  (f.message).version_num,
  (f.message).rating,
  (f.message).revision,
  (f.message).edited_at,
  (f.message).price,
  case
    when (f.message).price is null then false
    else message_is_sold ((f.message).message_id)
  end as is_sold,
  case
    when (f.message).type in ('image', 'video', 'voice') then message_media_json ((f.message).message_id, (f.message).price, (f.message).is_deleted)
  end as media,
  (f.message).fan_reaction,
  (f.message).creator_reaction,
  (f.message).created_at,
  (f.counts).*,
  wallet_balance,
  is_paid
from
  finish_reply (
    :replyId::bigint,
    :attempt::integer,
    :state::text,
    :content::text,
    :error::text,
    :now::timestamptz,
    :shareBps::integer,
    :availableAt::timestamptz
  ) f;

-- insertPersona (src/features/companion/personas/personas.sql.ts)
insert into
  personas as p (user_id, name, pronouns, about, client_id, created_at, updated_at)
select
  :userId::bigint,
  :name::text,
  :pronouns::text,
  :about::text,
  :clientId::text,
  :now::timestamptz,
  :now::timestamptz
where
  (
    select count(*)
    from personas o
    where
      o.user_id = :userId::bigint
      and o.client_id <> :clientId::text
  ) < 20
on conflict (user_id, client_id) do update
set client_id = excluded.client_id
returning
  p.persona_id,
  p.name,
  p.pronouns,
  p.about;

-- listBriefMessages (src/features/companion/brief/list-brief-messages.ts)
select
  seq,
  message_id,
  identity,
  content
from
  (
    select
      m.seq,
      m.message_id,
      m.identity,
      m.content
    from messages m
    where
      m.conversation_id = :conversationId::bigint
      and m.content <> ''
      and not m.is_deleted
      and (
        is_written (m.type, m.identity)
        or m.identity = 'automated'
      )
      and m.seq > coalesce(
        (
          select max(w.seq)
          from messages w
          where
            w.conversation_id = :conversationId::bigint
            and w.identity = 'creator'
            and not w.is_deleted
        ),
        0
      )
    order by m.seq desc
    limit :limit::integer
  ) newest
order by seq;

-- listNamed (src/features/companion/speech/speech.sql.ts)
select file_key
from message_speech
where file_key = any (:keys::text[]);

-- listNewestPosts (src/features/companion/world/world.sql.ts)
select
  p.published_at,
  case
    when a.access = 'full' then left(p.content, 300)
    else ''
  end as content,
  p.price,
  a.access <> 'full' as is_locked,
  n.photos,
  n.videos
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
  cross join lateral (
    select
      (
        count(*) filter (
          where f.kind = 'image'
        )
      )::int as photos,
      (
        count(*) filter (
          where f.kind = 'video'
        )
      )::int as videos
    from
      post_media e
      join media f using (media_id)
    where
      e.post_id = p.post_id
      and e.is_in_post
  ) n
where
  p.char_id = :charId::bigint
  and p.state = 1
  and p.published_at <= :now::timestamptz
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
order by p.published_at desc
limit :limit::integer;

-- listOverdueReplies (src/features/companion/writing/reply-writing.sql.ts)
select
  reply_id,
  conversation_id,
  message_id,
  to_seq,
  attempt,
  question,
  mode,
  kind
from companion_replies
where
  state = 'writing'
  and claimed_at < :before::timestamptz
order by claimed_at
limit 200;

-- listPersonaRows (src/features/companion/personas/personas.sql.ts)
select
  persona_id,
  name,
  pronouns,
  about
from personas
where user_id = :userId::bigint
order by persona_id
limit 20;

-- listQuoting (src/features/companion/prompt/locked-quotes.ts)
with
  given as materialized (
    select
      place::integer,
      lower(regexp_replace(content, '[[:space:]]+', ' ', 'g')) as content
    from unnest(:contents::text[]) with ordinality as t (content, place)
  ),
  locked as materialized (
    select substr(p.content, char_length(cut_caption (p.content)) + 1) as content
    from
      posts p
      join characters ch using (char_id)
      left join memberships m on m.user_id = :userId::bigint
      and m.char_id = p.char_id
      cross join lateral (
        select is_joined (m.kind, ch.group_id, m.period_end, :now::timestamptz) as is_joined
      ) j
    where
      p.char_id = :charId::bigint
      and p.state = 1
      and p.deleted_at is null
      and p.content <> ''
      and not exists (
        select
        from purchases b
        where
          b.user_id = :userId::bigint
          and b.post_id = p.post_id
          and b.refunded_by is null
      )
      and post_access (
        (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
        (false, false, j.is_joined, m.tier_level, false)::post_viewer
      ) <> 'full'
    order by p.published_at desc
    limit 300
  ),
  hidden as materialized (
    select distinct
      btrim(lower(regexp_replace(sentence, '[[:space:]]+', ' ', 'g'))) as sentence
    from
      locked l
      cross join (
        values
          ('[.!?。！？]+'),
          ('[.!?。！？
]+')
      ) as s (ends)
      cross join lateral regexp_split_to_table(l.content, s.ends) as sentence
  )
select place
from given
where
  exists (
    select
    from hidden
    where
      octet_length(hidden.sentence) >= 24
      and strpos(given.content, hidden.sentence) > 0
  );

-- listTalk (src/features/companion/writing/care-reply.ts)
select
  identity,
  type,
  content,
  is_own
from
  (
    select
      m.seq,
      m.identity,
      m.type,
      m.content,
      m.type in ('care', 'help') as is_own
    from messages m
    where
      m.conversation_id = :conversationId::bigint
      and not m.is_deleted
      and (
        m.identity = 'fan'
        and m.seq <= :toSeq::integer
        or m.type in ('care', 'help')
      )
    order by m.seq desc
    limit 24
  ) newest
order by seq;

-- listUpTo (src/features/companion/writing/transcript.sql.ts)
select
  seq,
  identity,
  type,
  content,
  diamonds,
  created_at
from
  (
    select
      m.seq,
      m.identity,
      m.type,
      m.content,
      m.diamonds,
      m.created_at
    from messages m
    where
      m.conversation_id = :conversationId::bigint
      and m.seq <= :toSeq::integer
      and m.identity <> 'system'
      and not m.is_deleted
    order by m.seq desc
    limit :limit::integer
  ) newest
order by seq;

-- rate (src/features/companion/versions/rate-answer.ts)
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
from rate_answer (:fanId::bigint, :messageId::bigint, :rating::integer, :reasons::text[], :note::text, :now::timestamptz) d;

-- ratingList (src/features/companion/versions/list-ratings.ts)
with
  page as materialized (
    select v.*
    from answer_versions v
    where
      v.char_id = :charId::bigint
      and v.rated_at is not null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = v.user_id
            and blocked_pairs.other_user_id = :creatorId::bigint
        ),
        false
      ) is false
      and (v.rated_at, v.conversation_id, v.seq, v.version) < (:after1::timestamptz, :after2::bigint, :after3::bigint, :after4::bigint)
    order by
      v.rated_at desc,
      v.conversation_id desc,
      v.seq desc,
      v.version desc
    limit 21
  ),
  shown as (
    select v.*
    from page v
    order by
      v.rated_at desc,
      v.conversation_id desc,
      v.seq desc,
      v.version desc
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
          'user_id',
          v.user_id::text,
          'nickname',
          fu.nickname,
          'chat_no',
          (
            select c.chat_no
            from conversations c
            where c.conversation_id = v.conversation_id
          ),
          'seq',
          v.seq,
          'version',
          v.version,
          'question',
          coalesce(v.question, ''),
          'content',
          v.content,
          'rating',
          v.rating,
          'reasons',
          v.reasons,
          'note',
          v.note,
          'rated_time',
          to_char(v.rated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by
        v.rated_at desc,
        v.conversation_id desc,
        v.seq desc,
        v.version desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select
      json_build_array(
        to_char(v.rated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        v.conversation_id::text,
        v.seq::text,
        v.version::text
      )
    from shown v
    order by
      v.rated_at asc,
      v.conversation_id asc,
      v.seq asc,
      v.version asc
    limit 1
  ) as last
from
  shown v
  join users fu on fu.user_id = v.user_id
  join messages m on m.conversation_id = v.conversation_id
  and m.seq = v.seq;

-- release (src/features/companion/writing/reply-writing.sql.ts)
update companion_replies
set
  state = 'queued',
  updated_at = :now::timestamptz
where
  reply_id = :replyId::bigint
  and attempt = :attempt::integer
  and state = 'writing'
returning queue_reply (reply_id);

-- releaseAll (src/features/companion/stop-replies.ts)
select
from
  (
    select c.conversation_id
    from conversations c
    where
      :userId::bigint in (c.user_id, c.creator_user_id)
      and exists (
        select
        from message_charges m
        where
          m.conversation_id = c.conversation_id
          and m.state = 'reserved'
      )
    order by c.user_id
  ) left_open
  cross join lateral release_message_charges (left_open.conversation_id, :now::timestamptz);

-- reopen (src/features/companion/versions/reopen-reply.ts)
select
  outcome,
  reply_id,
  cost,
  balance
from reopen_reply (:fanId::bigint, :messageId::bigint, :question::text, :isContinued::boolean, :max::integer, :now::timestamptz);

-- requestStop (src/features/companion/stop-reply.ts)
update companion_replies
set
  stop_requested = true,
  stopped_by_fan = true
where
  reply_id = :replyId::bigint
  and user_id = :fanId::bigint
  and state in ('queued', 'writing');

-- requeueDue (src/features/companion/pending/pending-replies.sql.ts)
select requeue_due_replies (:before::timestamptz);

-- requeueLost (src/features/companion/writing/reply-writing.sql.ts)
select requeue_lost_replies (:staleBefore::timestamptz, :now::timestamptz);

-- save (src/features/companion/writing/reply-writing.sql.ts)
with
  given as (
    select *
    from unnest(:replyIds::bigint[], :attempts::integer[], :contents::text[]) as g (reply_id, attempt, content)
  ),
  held as (
    select r.reply_id
    from
      companion_replies r
      join given g using (reply_id, attempt)
    where r.state = 'writing'
    for no key update of
      r skip locked
  ),
  saved as (
    update companion_replies r
    set
      content = g.content,
      updated_at = case
        when r.updated_at < :now::timestamptz - interval '4 seconds' then :now::timestamptz
        else r.updated_at
      end
    from
      given g
      join held using (reply_id)
    where r.reply_id = g.reply_id
    returning
      r.reply_id,
      r.stop_requested
      or not exists (
        select
        from conversations c
        where
          c.conversation_id = r.conversation_id
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
      ) as is_halted
  )
select
  g.reply_id,
  case
    when s.is_halted then 'stop'
    when s.reply_id is not null then 'kept'
    when exists (
      select
      from companion_replies r
      where
        r.reply_id = g.reply_id
        and r.attempt = g.attempt
        and r.state = 'writing'
    ) then 'busy'
    else 'lost'
  end as outcome
from
  given g
  left join saved s using (reply_id);

-- sendPending (src/features/companion/pending/pending-replies.sql.ts)
select
  outcome,
  conversation_id,
  is_new,
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
  (s.counts).*,
  wallet_balance,
  is_paid,
  (
    select r.to_seq
    from companion_replies r
    where
      r.reply_id = :replyId::bigint
      and r.question is not null
  ) as question_seq
from send_pending_reply (:replyId::bigint, :creatorId::bigint, :content::text, :now::timestamptz, :shareBps::integer, :availableAt::timestamptz) s;

-- stop (src/features/companion/stop-companion.ts)
select stop_companion as reply_id
from stop_companion (:fanId::bigint, :conversationId::bigint, :now::timestamptz);

-- stopAll (src/features/companion/stop-replies.ts)
update companion_replies r
set
  updated_at = :now::timestamptz,
  content = '',
  error = null,
  due_at = null,
  state = case
    when r.state in ('queued', 'writing', 'waiting', 'draft') then 'stopped'
    else r.state
  end
from conversations c
where
  c.conversation_id = r.conversation_id
  and :userId::bigint in (c.user_id, c.creator_user_id)
  and (
    r.state in ('queued', 'writing', 'waiting', 'draft')
    or r.error is not null
  );

-- stopPending (src/features/companion/pending/pending-replies.sql.ts)
select
  conversation_id,
  wallet_balance
from stop_pending_reply (:replyId::bigint, :viewerId::bigint, :state::text, :now::timestamptz);

-- stopUnasked (src/features/companion/stop-unasked-replies.ts)
with
  unasked as (
    select
      r.reply_id,
      r.state
    from
      conversations c
      join companion_replies r using (conversation_id)
    where
      c.user_id = :fanId::bigint
      and r.state in ('queued', 'writing', 'waiting')
      and is_unasked (r)
  ),
  stopped as (
    update companion_replies r
    set stop_requested = true
    from unasked u
    where
      r.reply_id = u.reply_id
      and r.state in ('queued', 'writing')
  )
select
  reply_id,
  state = 'waiting' as is_waiting
from unasked;

-- storeChoice (src/features/companion/personas/personas.sql.ts)
insert into
  persona_choices (user_id, char_id, chat_no, persona_id)
select
  p.user_id,
  :charId::bigint,
  :chatNo::smallint,
  p.persona_id
from personas p
where
  p.user_id = :userId::bigint
  and p.persona_id = :personaId::bigint
on conflict (user_id, char_id, chat_no) do update
set persona_id = excluded.persona_id;

-- storeGreeting (src/features/companion/greeting/greet-fan.ts)
select
  g.conversation_id,
  g.seq,
  g.message_id,
  g.identity,
  g.type,
  g.content,
  g.diamonds,
  g.client_id,
  g.reply_to_seq,
  g.is_deleted,
  g.is_stopped,
  g.is_creator_edited,
  g.version,
  g.version_num,
  g.rating,
  g.revision,
  g.edited_at,
  g.price,
  case
    when g.price is null then false
    else message_is_sold (g.message_id)
  end as is_sold,
  case
    when g.type in ('image', 'video', 'voice') then message_media_json (g.message_id, g.price, g.is_deleted)
  end as media,
  g.fan_reaction,
  g.creator_reaction,
  g.created_at
from greet_fan (:fanId::bigint, :charId::bigint, :chatNo::smallint, :content::text, :now::timestamptz) g;

-- storeSpoken (src/features/companion/speech/speech.sql.ts)
with
  standing as (
    select
      m.message_id,
      sha256(convert_to(m.content, 'UTF8')) as words_digest
    from messages m
    where
      m.message_id = :messageId::bigint
      and not m.is_deleted
      and m.content = :content::text
      and exists (
        select
        from users u
        where
          u.user_id = :viewerId::bigint
          and u.deleted_at is null
      )
    for update
  ),
  old as (
    select s.file_key
    from
      message_speech s
      join standing using (message_id)
  )
insert into
  message_speech as s (message_id, user_id, words_digest, voice, model, file_key, type, bytes, created_at)
select
  t.message_id,
  :viewerId::bigint,
  t.words_digest,
  :voice::text,
  :model::text,
  :fileKey::text,
  :type::text,
  :bytes::integer,
  :now::timestamptz
from standing t
on conflict (message_id) do update
set
  user_id = excluded.user_id,
  words_digest = excluded.words_digest,
  voice = excluded.voice,
  model = excluded.model,
  file_key = excluded.file_key,
  type = excluded.type,
  bytes = excluded.bytes,
  created_at = excluded.created_at
returning
  (
    select file_key
    from old
  ) as old_key;

-- updatePersona (src/features/companion/personas/personas.sql.ts)
update personas p
set
  name = :name::text,
  pronouns = :pronouns::text,
  about = :about::text,
  updated_at = :now::timestamptz
where
  p.user_id = :userId::bigint
  and p.persona_id = :personaId::bigint
returning
  p.persona_id,
  p.name,
  p.pronouns,
  p.about;
