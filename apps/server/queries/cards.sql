-- Made by scripts/gen-queries.ts. Do not edit.

-- deleteAll (src/features/cards/proof/golden.sql.ts)
delete from golden_conversations
where char_id = :charId::bigint;

-- deleteOf (src/features/cards/drafts.sql.ts)
delete from card_drafts d using characters c
where
  c.char_id = d.char_id
  and c.user_id = :userId::bigint;

-- deleteOf (src/features/cards/files/card-files.sql.ts)
delete from card_files f using characters c
where
  c.char_id = f.char_id
  and c.user_id = :userId::bigint
returning f.key;

-- deleteOf (src/features/cards/proof/golden.sql.ts)
delete from golden_conversations g using characters c
where
  c.char_id = g.char_id
  and c.user_id = :userId::bigint;

-- deleteOf (src/features/cards/proof/proofs.sql.ts)
delete from card_proofs p using characters c
where
  c.char_id = p.char_id
  and c.user_id = :userId::bigint;

-- deleteOthers (src/features/cards/proof/proofs.sql.ts)
delete from card_proofs
where
  char_id = :charId::bigint
  and proof_id <> :proofId::bigint;

-- deleteUnused (src/features/cards/files/card-files.sql.ts)
delete from card_files f using card_drafts d
where
  f.char_id = :charId::bigint
  and d.char_id = f.char_id
  and f.generation not in (d.generation, d.published_generation)
returning f.key;

-- discard (src/features/cards/drafts.sql.ts)
update card_drafts
set
  draft = published,
  generation = published_generation,
  version = version + 1,
  updated_at = :now::timestamptz
where char_id = :charId::bigint;

-- find (src/features/cards/drafts.sql.ts)
select
  c.name,
  c.card,
  d.draft,
  coalesce(d.version, 0) as version,
  d.published,
  d.published_at,
  coalesce(d.generation, 0) as generation
from
  characters c
  left join card_drafts d using (char_id)
where
  c.char_id = :charId::bigint
  and c.deleted_at is null;

-- findNamed (src/features/cards/files/card-files.sql.ts)
select key
from card_files
where key = any (:keys::text[]);

-- findOwner (src/features/cards/files/serve-card-file.ts)
select c.char_id
from
  sessions s
  join users u using (user_id)
  join characters c using (user_id)
where
  s.session_id = :sessionId::bigint
  and s.user_id = :userId::bigint
  and s.revoked_at is null
  and u.deleted_at is null
  and c.deleted_at is null
order by c.char_id
limit 1;

-- findPortrait (src/features/cards/files/read-portrait.ts)
select m.key || '/w' || m.widths[cardinality(m.widths)] as key
from
  characters c
  join media m on m.media_id = coalesce(c.image_media_id, c.avatar_media_id)
where
  c.char_id = :charId::bigint
  and m.state = 'ready';

-- findProfile (src/features/cards/write/own-words.sql.ts)
select
  name,
  tagline,
  bio
from characters
where
  char_id = :charId::bigint
  and deleted_at is null;

-- insert (src/features/cards/files/card-files.sql.ts)
insert into
  card_files (char_id, generation, role, path, key, bytes)
select
  :charId::bigint,
  :generation::integer,
  f.role,
  f.path,
  f.key,
  f.bytes
from unnest(:roles::text[], :paths::text[], :keys::text[], :sizes::bigint[]) f (role, path, key, bytes);

-- insert (src/features/cards/proof/proofs.sql.ts)
with
  gone as (
    delete from card_proofs
    where
      char_id = :charId::bigint
      and not is_published
  )
insert into
  card_proofs (char_id, digest, model, results, is_safe, created_at)
values (:charId::bigint, :digest::text, :model::text, :results::jsonb, :isSafe::boolean, :now::timestamptz);

-- insertAll (src/features/cards/proof/golden.sql.ts)
insert into
  golden_conversations (char_id, place, title, turns, checks)
select
  :charId::bigint,
  g.place,
  g.one ->> 'title',
  g.one -> 'turns',
  g.one -> 'checks'
from jsonb_array_elements(:list::jsonb) with ordinality g (one, place);

-- list (src/features/cards/files/card-files.sql.ts)
select
  role,
  path,
  key,
  bytes
from card_files
where
  char_id = :charId::bigint
  and generation = :generation::integer
order by
  role,
  path;

-- list (src/features/cards/proof/golden.sql.ts)
select
  title,
  turns,
  checks
from golden_conversations
where char_id = :charId::bigint
order by place;

-- list (src/features/cards/proof/proofs.sql.ts)
select
  proof_id,
  digest,
  model,
  results,
  is_safe,
  is_published,
  created_at
from card_proofs
where char_id = :charId::bigint
order by proof_id desc;

-- listAnswers (src/features/cards/write/own-words.sql.ts)
select
  m.content,
  u.nickname as fan_name
from
  (
    select
      conversation_id,
      user_id
    from conversations
    where char_id = :charId::bigint
    order by last_message_at desc
    limit 12
  ) c
  join users u using (user_id)
  cross join lateral (
    select m.content
    from messages m
    where
      m.conversation_id = c.conversation_id
      and m.identity = 'creator'
      and m.type = 'text'
      and not m.is_deleted
    order by m.seq desc
    limit 1
  ) m;

-- listPosts (src/features/cards/write/own-words.sql.ts)
select content
from posts
where
  char_id = :charId::bigint
  and deleted_at is null
  and state = 1
  and price = 0
  and tier_level = 0
  and content <> ''
  and exists (
    select
    from characters c
    where
      c.char_id = :charId::bigint
      and c.group_id is null
  )
order by
  published_at desc,
  post_id desc
limit 12;

-- lockCharacter (src/features/cards/drafts.sql.ts)
select
from characters
where
  char_id = :charId::bigint
  and deleted_at is null
for no key update;

-- mark (src/features/cards/proof/proofs.sql.ts)
update card_proofs
set is_published = true
where proof_id = :proofId::bigint;

-- publish (src/features/cards/drafts.sql.ts)
update card_drafts
set
  published = :draft::text,
  published_at = :now::timestamptz,
  published_generation = :generation::integer
where char_id = :charId::bigint;

-- showToPrompts (src/features/cards/drafts.sql.ts)
update characters
set card = :card::jsonb
where char_id = :charId::bigint;

-- upsert (src/features/cards/drafts.sql.ts)
insert into
  card_drafts as d (char_id, draft, version, published, generation, updated_at)
values (:charId::bigint, :draft::text, 1, :published::text, :generation::integer, :now::timestamptz)
on conflict (char_id) do update
set
  draft = excluded.draft,
  version = d.version + 1,
  generation = excluded.generation,
  updated_at = excluded.updated_at
where d.version = :version::integer
returning version;
