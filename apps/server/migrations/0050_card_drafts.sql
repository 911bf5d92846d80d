-- A character's card as its creator works on it. JSON as text: it leaves byte by byte as it came, but for what was changed.
-- What prompts read of the published one is characters.card.
create table card_drafts (
  char_id bigint primary key references characters,
  draft text not null,
  -- Counts changes, so that two tabs do not write over each other.
  version integer not null,
  published text not null,
  published_at timestamptz,
  -- Which files belong to which text.
  generation integer not null default 0,
  published_generation integer not null default 0,
  updated_at timestamptz not null
);

-- What came with a card beside its JSON, in the storage: `picture` as it is shown, `original` as it leaves, and assets.
create table card_files (
  char_id bigint not null references card_drafts,
  generation integer not null,
  role text not null check (role in ('picture', 'original', 'asset')),
  path text not null,
  key text not null unique,
  bytes bigint not null check (bytes >= 0),
  primary key (char_id, generation, role, path)
);
