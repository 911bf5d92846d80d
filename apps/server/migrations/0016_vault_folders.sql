-- A creator's folders of uploads; a file is in one at most. A file's own name helps to find it.
create table vault_folders (
  folder_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null
);
create unique index vault_folders_name on vault_folders (char_id, lower(name));
create table vault_items (
  media_id bigint primary key references media on delete cascade,
  folder_id bigint not null references vault_folders on delete cascade
);
create index vault_items_folder on vault_items (folder_id);
alter table media_uploads add column filename text not null default '' check (char_length(filename) <= 200);
