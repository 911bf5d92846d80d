-- A file may come in parts (tus): its upload and its media row exist from the first part on.
alter table media drop constraint media_state_check;
alter table media add constraint media_state_check check (state in ('uploading', 'processing', 'ready', 'failed', 'rejected'));
-- What a file looks like is known once it has been converted.
alter table media drop constraint media_height_check, drop constraint media_width_check, drop constraint media_widths_check,
  add constraint media_height_check check (state <> 'ready' or (height > 0) = (kind <> 'audio')),
  add constraint media_width_check check (state <> 'ready' or (width > 0) = (kind <> 'audio')),
  add constraint media_widths_check check (state <> 'ready' or (cardinality(widths) > 0) = (kind <> 'audio'));
alter table media_uploads drop constraint media_uploads_media_id_key;
alter table media_uploads
  add column upload_id text unique check (char_length(upload_id) = 22),
  add column bytes bigint not null default 0 check (bytes >= 0),
  add column received bigint not null default 0 check (received between 0 and bytes),
  add column written_at timestamptz,
  add column poster_media_id bigint references media on delete set null,
  add column digest bytea check (octet_length(digest) = 32),
  add column reason text not null default '' check (char_length(reason) <= 40),
  add column lease_holder text,
  add column lease_until timestamptz,
  add column is_lease_wanted boolean not null default false;
create index media_uploads_media on media_uploads (media_id);
create index media_uploads_poster on media_uploads (poster_media_id) where (poster_media_id is not null);
create index media_uploads_digest on media_uploads (user_id, digest) where (digest is not null);
