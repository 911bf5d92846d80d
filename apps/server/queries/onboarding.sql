-- Made by scripts/gen-queries.ts. Do not edit.

-- findHandle (src/features/onboarding/become-creator.sql.ts)
select
  exists (
    select
    from characters
    where char_unique_id = :handle::text
  )
  or exists (
    select
    from retired_handles
    where digest = sha256(convert_to(:handle::text, 'UTF8'))
  ) as is_known;

-- findOwn (src/features/onboarding/become-creator.sql.ts)
select
  char_id,
  char_unique_id
from characters
where
  user_id = :userId::bigint
  and deleted_at is null
order by char_id
limit 1;

-- findRetired (src/features/onboarding/become-creator.sql.ts)
select
  exists (
    select
    from retired_handles
    where digest = sha256(convert_to(:handle::text, 'UTF8'))
  ) as is_known;

-- insert (src/features/onboarding/become-creator.sql.ts)
insert into
  characters (
    user_id,
    char_unique_id,
    name,
    nickname,
    tagline,
    bio,
    kind,
    group_id,
    avatar_media_id,
    banner_media_id,
    image_media_id,
    card,
    created_at
  )
values
  (
    :userId::bigint,
    :handle::text,
    :name::text,
    :name::text,
    :tagline::text,
    :bio::text,
    :kind::text,
    :groupId::text,
    :avatar::bigint,
    :banner::bigint,
    :avatar::bigint,
    :card::jsonb,
    :now::timestamptz
  )
on conflict (char_unique_id) do nothing
returning char_id;

-- insertConsent (src/features/onboarding/become-creator.sql.ts)
insert into
  consents (user_id, kind, text_version, given_at)
select
  :userId::bigint,
  kind,
  :textVersion::text,
  :now::timestamptz
from unnest(array['creator_age', 'creator_policy']) kind
on conflict do nothing;

-- lock (src/features/onboarding/become-creator.sql.ts)
select
from users
where user_id = :userId::bigint
for update;

-- makeCreator (src/features/onboarding/become-creator.sql.ts)
update users
set is_creator = true
where user_id = :userId::bigint;
