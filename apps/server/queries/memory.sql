-- Made by scripts/gen-queries.ts. Do not edit.

-- add (src/features/memory/save-fact.ts)
insert into
  memory_facts as f (
    conversation_id,
    user_id,
    kind,
    content,
    author,
    slot,
    is_pinned,
    client_id,
    decided_seq,
    created_at,
    updated_at
  )
values
  (
    :conversationId::bigint,
    :fanId::bigint,
    :kind::text,
    :content::text,
    :author::text,
    :slot::text,
    :isPinned::boolean,
    :clientId::text,
    :lastSeq::integer,
    :now::timestamptz,
    :now::timestamptz
  )
on conflict (conversation_id, slot) do update
set
  content = excluded.content,
  author = excluded.author,
  is_pinned = excluded.is_pinned,
  client_id = excluded.client_id,
  forgotten_at = null,
  decided_seq = excluded.decided_seq,
  updated_at = excluded.updated_at
returning f.fact_id;

-- clearVectors (src/features/memory/vectors/vectors.sql.ts)
with
  gone as (
    delete from memory_vectors v
    where v.conversation_id = :conversationId::bigint
  )
update memories
set
  embedded_seq = 0,
  embedding_model = :model::text,
  embedding_dimensions = :newDimensions::integer
where conversation_id = :conversationId::bigint;

-- correct (src/features/memory/save-fact.ts)
update memory_facts
set
  content = :content::text,
  author = :author::text,
  is_pinned = :isPinned::boolean,
  forgotten_at = null,
  decided_seq = :lastSeq::integer,
  refuted_seqs = refuted_seqs || :statingSeqs::integer[],
  updated_at = :now::timestamptz
where
  conversation_id = :conversationId::bigint
  and fact_id = :factId::bigint;

-- countFacts (src/features/memory/save-fact.ts)
select count(*)::int as count
from memory_facts
where
  conversation_id = :conversationId::bigint
  and forgotten_at is null;

-- deleteAll (src/features/memory/delete-memories-of.ts)
delete from memories y using conversations c
where
  c.conversation_id = y.conversation_id
  and :userId::bigint in (c.user_id, c.creator_user_id);

-- deleteAllFacts (src/features/memory/delete-fact.ts)
update memories
set
  forgotten_seq = :lastSeq::integer,
  read_seq = :lastSeq::integer
where conversation_id = :conversationId::bigint;

-- deleteVectors (src/features/memory/vectors/vectors.sql.ts)
delete from memory_vectors v
where
  v.conversation_id = :conversationId::bigint
  and (
    v.seq <= :uptoSeq::integer
    or exists (
      select
      from memory_facts f
      where
        f.conversation_id = v.conversation_id
        and f.source_seq = v.seq
        and f.decided_seq is not null
    )
  );

-- find (src/features/memory/list-memory.ts)
select
  is_on,
  summary
from memories
where conversation_id = :conversationId::bigint;

-- find (src/features/memory/prompt/load-memory.ts)
select
  is_on,
  summary,
  forgotten_seq
from memories
where conversation_id = :conversationId::bigint;

-- findCreator (src/features/memory/update/update-memory.ts)
select c.creator_user_id
from conversations c
where c.conversation_id = :conversationId::bigint;

-- findCreator (src/features/memory/vectors/embed-memory.ts)
select c.creator_user_id
from conversations c
where c.conversation_id = :conversationId::bigint;

-- findFact (src/features/memory/delete-fact.ts)
select
  author,
  content,
  slot
from memory_facts
where
  conversation_id = :conversationId::bigint
  and fact_id = :factId::bigint;

-- findFact (src/features/memory/save-fact.ts)
select
  author,
  content,
  slot
from memory_facts
where
  conversation_id = :conversationId::bigint
  and fact_id = :factId::bigint;

-- findFactRow (src/features/memory/facts.sql.ts)
select
  f.fact_id,
  c.chat_no,
  f.kind,
  f.content,
  f.author,
  f.is_pinned,
  f.source_seq,
  m.message_id as source_id,
  m.content as source_content,
  m.created_at as source_at,
  f.created_at,
  f.updated_at
from
  memory_facts f
  join conversations c using (conversation_id)
  left join messages m on m.conversation_id = f.conversation_id
  and m.seq = f.source_seq
  and not m.is_deleted
where
  f.conversation_id = :conversationId::bigint
  and f.fact_id = :factId::bigint;

-- findFanContext (src/features/memory/prompt/fan-context.sql.ts)
select
  u.timezone,
  ch.group_id,
  j.is_joined,
  m.joined_at,
  m.state,
  m.period_end,
  m.renews,
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
  end as tier,
  is_sales_quiet (u.user_id, :now::timestamptz) as is_sales_quiet,
  coalesce(c.intimacy_points, 0) as intimacy_points,
  (
    select count(*)::int
    from
      purchases b
      join posts p using (post_id)
    where
      b.user_id = :userId::bigint
      and p.char_id = :charId::bigint
      and b.refunded_by is null
  ) as bought_num,
  array(
    select left(p.content, 100)
    from
      purchases b
      join posts p using (post_id)
    where
      b.user_id = :userId::bigint
      and p.char_id = :charId::bigint
      and b.refunded_by is null
      and p.deleted_at is null
      and p.state = 1
    order by b.created_at desc
    limit 3
  ) as bought,
  array(
    select p.price
    from posts p
    where
      p.char_id = :charId::bigint
      and p.state = 1
      and p.deleted_at is null
      and p.price > 0
      and not exists (
        select
        from purchases b
        where
          b.user_id = :userId::bigint
          and b.post_id = p.post_id
      )
      and post_access (
        (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
        (false, false, j.is_joined, m.tier_level, false)::post_viewer
      ) <> 'full'
    order by p.published_at desc
    limit 3
  ) as for_sale,
  (
    select count(*)::int
    from
      message_purchases b
      join messages t using (message_id)
      join conversations v using (conversation_id)
    where
      b.user_id = :userId::bigint
      and v.char_id = :charId::bigint
      and b.refunded_by is null
  ) as bought_message_num,
  array(
    select t.price
    from
      conversations v
      join messages t using (conversation_id)
    where
      v.user_id = :userId::bigint
      and v.char_id = :charId::bigint
      and t.price is not null
      and not t.is_deleted
      and not exists (
        select
        from message_purchases b
        where b.message_id = t.message_id
      )
    order by t.message_id desc
    limit 3
  ) as messages_for_sale
from
  users u
  join characters ch on ch.char_id = :charId::bigint
  left join conversations c on c.user_id = u.user_id
  and c.char_id = ch.char_id
  and c.chat_no = 0
  left join memberships m on m.user_id = u.user_id
  and m.char_id = ch.char_id
  cross join lateral (
    select is_joined (m.kind, ch.group_id, m.period_end, :now::timestamptz) as is_joined
  ) j
where u.user_id = :userId::bigint;

-- findSaved (src/features/memory/save-fact.ts)
select fact_id
from memory_facts
where
  conversation_id = :conversationId::bigint
  and client_id = :clientId::text;

-- forget (src/features/memory/delete-fact.ts)
update memory_facts
set
  content = '',
  is_pinned = false,
  forgotten_at = :now::timestamptz,
  decided_seq = :lastSeq::integer,
  refuted_seqs = refuted_seqs || :statingSeqs::integer[],
  updated_at = :now::timestamptz
where
  conversation_id = :conversationId::bigint
  and forgotten_at is null
  and fact_id = coalesce(:onlyFactId::bigint, fact_id)
  and (
    :side::text = 'fan'
    or author = 'creator'
  );

-- insertVectors (src/features/memory/vectors/vectors.sql.ts)
insert into
  memory_vectors (conversation_id, seq, signs, levels)
select
  :conversationId::bigint,
  given.seq,
  given.signs::bit varying,
  decode(given.levels, 'base64')
from unnest(:seqs::integer[], :signs::text[], :levels::text[]) as given (seq, signs, levels)
on conflict do nothing;

-- listFactRows (src/features/memory/facts.sql.ts)
select
  f.fact_id,
  c.chat_no,
  f.kind,
  f.content,
  f.author,
  f.is_pinned,
  f.source_seq,
  m.message_id as source_id,
  m.content as source_content,
  m.created_at as source_at,
  f.created_at,
  f.updated_at
from
  conversations here
  cross join lateral (
    select distinct
      on (o.slot) o.*
    from
      conversations c
      join memories y using (conversation_id)
      join memory_facts o using (conversation_id)
    where
      c.user_id = here.user_id
      and c.char_id = here.char_id
      and o.forgotten_at is null
      and (
        c.conversation_id = here.conversation_id
        or o.is_pinned
        and y.is_on
      )
    order by
      o.slot,
      c.conversation_id = here.conversation_id
      and (
        o.is_pinned
        or o.author <> 'companion'
      ) desc,
      o.is_pinned desc,
      o.updated_at desc,
      o.fact_id desc
  ) f
  join conversations c on c.conversation_id = f.conversation_id
  left join messages m on m.conversation_id = f.conversation_id
  and m.seq = f.source_seq
  and not m.is_deleted
where here.conversation_id = :conversationId::bigint
order by
  f.is_pinned desc,
  f.updated_at desc,
  f.fact_id desc;

-- listNewestSaid (src/features/memory/update/unread.sql.ts)
select
  seq,
  identity,
  content
from
  (
    select
      m.seq,
      m.identity,
      m.content
    from messages m
    where
      m.conversation_id = :conversationId::bigint
      and m.seq > :afterSeq::integer
      and is_written (m.type, m.identity)
      and m.content <> ''
      and not m.is_deleted
      and not (
        m.identity = 'fan'
        and coalesce(
          (
            select n.type in ('help', 'care')
            from messages n
            where
              n.conversation_id = m.conversation_id
              and n.seq > m.seq
              and n.identity <> 'fan'
              and not n.is_deleted
              and n.type not in ('mode', 'level', 'milestone', 'age')
            order by n.seq
            limit 1
          ),
          false
        )
      )
    order by m.seq desc
    limit :limit::integer
  ) newest
order by seq;

-- listRefutedSeqs (src/features/memory/facts.sql.ts)
select distinct
  r.seq
from
  memory_facts f
  cross join lateral unnest(f.refuted_seqs || f.source_seq) r (seq)
where
  f.conversation_id = :conversationId::bigint
  and r.seq <= f.decided_seq;

-- listSaidByFan (src/features/memory/update/unread.sql.ts)
select
  m.seq,
  m.identity,
  m.content,
  (
    select
      case b.identity
        when 'ai' then b.content
      end
    from messages b
    where
      b.conversation_id = m.conversation_id
      and b.seq < m.seq
    order by b.seq desc
    limit 1
  ) as before
from messages m
where
  m.conversation_id = :conversationId::bigint
  and m.seq > :afterSeq::integer
  and m.identity = 'fan'
  and is_written (m.type, m.identity)
  and m.content <> ''
  and not m.is_deleted
  and not coalesce(
    (
      select n.type in ('help', 'care')
      from messages n
      where
        n.conversation_id = m.conversation_id
        and n.seq > m.seq
        and n.identity <> 'fan'
        and not n.is_deleted
        and n.type not in ('mode', 'level', 'milestone', 'age')
      order by n.seq
      limit 1
    ),
    false
  )
order by m.seq
limit :limit::integer;

-- listSharingWords (src/features/memory/list-stating.ts)
select
  m.seq,
  m.content
from messages m
where
  m.conversation_id = :conversationId::bigint
  and m.identity = 'fan'
  and not m.is_deleted
  and m.seq in (
    select w.seq
    from memory_words w
    where
      w.conversation_id = :conversationId::bigint
      and w.word = any (:words::integer[])
  )
order by m.seq desc
limit 200;

-- listUnembedded (src/features/memory/vectors/vectors.sql.ts)
select
  m.seq,
  m.content
from messages m
where
  m.conversation_id = :conversationId::bigint
  and m.seq > :afterSeq::integer
  and m.identity = 'fan'
  and is_written (m.type, m.identity)
  and m.content <> ''
  and not m.is_deleted
  and not exists (
    select
    from memory_vectors v
    where
      v.conversation_id = m.conversation_id
      and v.seq = m.seq
  )
  and not exists (
    select
    from memory_facts f
    where
      f.conversation_id = m.conversation_id
      and f.source_seq = m.seq
      and f.decided_seq is not null
  )
order by m.seq
limit :limit::integer;

-- lock (src/features/memory/find-memory.ts)
select
  y.user_id,
  y.is_on,
  y.summary,
  y.summary_seq,
  y.read_seq,
  y.forgotten_seq,
  y.revision,
  y.embedded_seq,
  y.embedding_model,
  y.embedding_dimensions,
  c.last_seq
from
  memories y
  join conversations c using (conversation_id)
where y.conversation_id = :conversationId::bigint
for update of
  y;

-- markEmbedded (src/features/memory/vectors/vectors.sql.ts)
with
  gone as (
    delete from memory_vectors v
    where
      v.conversation_id = :conversationId::bigint
      and v.seq <= (
        select o.seq
        from memory_vectors o
        where o.conversation_id = :conversationId::bigint
        order by o.seq desc
        offset 4000
        limit 1
      )
  )
update memories
set
  embedded_seq = greatest(embedded_seq, :seq::integer),
  embedding_dimensions = :dimensions::integer
where conversation_id = :conversationId::bigint;

-- markRead (src/features/memory/update/unread.sql.ts)
update memories
set
  read_seq = greatest(read_seq, :seq::integer),
  updated_at = :now::timestamptz
where conversation_id = :conversationId::bigint;

-- open (src/features/memory/find-memory.ts)
insert into
  memories (conversation_id, user_id, updated_at)
select
  c.conversation_id,
  c.user_id,
  :now::timestamptz
from conversations c
where
  c.conversation_id = :conversationId::bigint
  and not exists (
    select
    from users u
    where
      u.user_id in (c.user_id, c.creator_user_id)
      and u.deleted_at is not null
  )
on conflict do nothing;

-- recallByMeaning (src/features/memory/prompt/recall.sql.ts)
with
  asked as materialized (
    select :signs::text::bit varying as signs
  )
select
  m.seq,
  m.content,
  m.created_at,
  n.levels
from
  (
    select
      v.seq,
      v.levels
    from
      asked
      cross join memory_vectors v
      join memories y on y.conversation_id = v.conversation_id
      and y.embedding_model = :model::text
      and y.embedding_dimensions = :dimensions::integer
    where
      v.conversation_id = :conversationId::bigint
      and v.seq < :beforeSeq::integer
      and v.seq > :forgottenSeq::integer
      and v.seq <> all (:leftOut::integer[])
    order by
      case
        when length(v.signs) = :dimensions::integer then bit_count(v.signs # asked.signs)
      end,
      v.seq desc
    limit 32
  ) n
  join messages m on m.conversation_id = :conversationId::bigint
  and m.seq = n.seq
  and not m.is_deleted;

-- recallByWords (src/features/memory/prompt/recall.sql.ts)
with
  hits as (
    select
      x.seq,
      1 / sqrt(
        count(*) over (
          partition by
            given.word
        )
      ) as weight
    from
      unnest(:words::integer[]) as given (word)
      cross join lateral (
        select w.seq
        from memory_words w
        where
          w.conversation_id = :conversationId::bigint
          and w.word = given.word
          and w.seq < :beforeSeq::integer
          and w.seq > :forgottenSeq::integer
        order by w.seq desc
        limit 40
      ) x
  ),
  best as (
    select
      h.seq,
      sum(h.weight) / (1 + (:beforeSeq::integer - h.seq) / 5000.0) as score
    from hits h
    where h.seq <> all (:leftOut::integer[])
    group by h.seq
    having
      sum(h.weight) * 100 >= 20
    order by
      score desc,
      h.seq desc
    limit :limit::integer
  )
select
  m.seq,
  m.content,
  m.created_at
from
  best b
  join messages m on m.conversation_id = :conversationId::bigint
  and m.seq = b.seq
  and not m.is_deleted
order by
  b.score desc,
  m.seq desc;

-- resetSummary (src/features/memory/facts.sql.ts)
update memories
set
  summary = '',
  summary_seq = 0,
  revision = revision + 1,
  updated_at = :now::timestamptz
where conversation_id = :conversationId::bigint;

-- set (src/features/memory/set-memory-config.ts)
update memories
set
  is_on = :isOn::boolean,
  updated_at = :now::timestamptz,
  read_seq = :lastSeq::integer,
  revision = revision + 1,
  forgotten_seq = case
    when is_on then forgotten_seq
    else :lastSeq::integer
  end
where
  conversation_id = :conversationId::bigint
  and is_on <> :isOn::boolean;

-- setPin (src/features/memory/save-fact.ts)
update memory_facts
set
  is_pinned = :isPinned::boolean,
  updated_at = :now::timestamptz
where
  conversation_id = :conversationId::bigint
  and fact_id = :factId::bigint
  and is_pinned <> :isPinned::boolean;

-- storeReadFact (src/features/memory/facts.sql.ts)
insert into
  memory_facts as f (conversation_id, user_id, kind, content, author, slot, source_seq, created_at, updated_at)
select
  y.conversation_id,
  y.user_id,
  :kind::text,
  :content::text,
  'companion',
  :slot::text,
  :seq::integer,
  :now::timestamptz,
  :now::timestamptz
from memories y
where
  y.conversation_id = :conversationId::bigint
  and (
    select count(*)
    from memory_facts o
    where o.conversation_id = y.conversation_id
  ) < :max::integer
  and not exists (
    select
    from memory_facts o
    where
      o.conversation_id = y.conversation_id
      and o.slot <> :slot::text
      and o.kind = :kind::text
      and lower(o.content) = lower(:content::text)
  )
on conflict (conversation_id, slot) do update
set
  content = excluded.content,
  source_seq = excluded.source_seq,
  author = 'companion',
  forgotten_at = null,
  updated_at = excluded.updated_at
where
  (
    f.author = 'companion'
    and not f.is_pinned
    or f.forgotten_at is not null
  )
  and excluded.source_seq > coalesce(f.decided_seq, 0)
  and excluded.content <> f.content
returning f.fact_id;

-- storeSummary (src/features/memory/update/unread.sql.ts)
update memories
set
  summary = :summary::text,
  summary_seq = :seq::integer,
  updated_at = :now::timestamptz
where conversation_id = :conversationId::bigint;

-- storeWords (src/features/memory/update/unread.sql.ts)
insert into
  memory_words (conversation_id, word, seq)
select
  :conversationId::bigint,
  given.word,
  given.seq
from unnest(:words::integer[], :seqs::integer[]) as given (word, seq)
on conflict do nothing;
