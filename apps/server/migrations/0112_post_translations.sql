-- Captions as a model has translated them, once per language. `content_hash` says of which words: an edited caption is
-- translated anew.
create table post_translations (
  diary_id bigint not null references posts,
  language text not null check (language in ('en', 'zh', 'ja', 'es', 'de')),
  content_hash text not null,
  content text not null,
  created_at timestamptz not null,
  primary key (diary_id, language)
);
