-- Conversations that a creator keeps to prove a card with.
create table golden_conversations (
  char_id bigint not null references characters,
  place integer not null,
  title text not null,
  turns jsonb not null,
  checks jsonb not null,
  primary key (char_id, place)
);

-- What came out when they and the platform's own were replayed. Of each character the newest, and the one that what is
-- published was proven with.
create table card_proofs (
  proof_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  -- Of the draft, the conversations and the model.
  digest text not null,
  model text not null,
  results jsonb not null,
  is_safe boolean not null,
  is_published boolean not null default false,
  created_at timestamptz not null
);
create index card_proofs_of on card_proofs (char_id, proof_id desc);
create unique index card_proofs_published on card_proofs (char_id) where is_published;
