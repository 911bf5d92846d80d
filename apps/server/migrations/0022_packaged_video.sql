-- A video may be packaged for HLS: its file is in fragments, which playlists name by their place in it.
alter table media add column is_packaged boolean not null default false check (not is_packaged or kind = 'video');
alter table media_files
  add column height integer check (height > 0),
  add column codecs text check (char_length(codecs) <= 100),
  add column head_bytes integer check (head_bytes > 0),
  add column segment_bytes integer[],
  add column segment_ms integer[],
  add constraint media_files_segments_check check (
    num_nulls(height, codecs, head_bytes, segment_bytes, segment_ms) in (0, 5)
    and cardinality(segment_bytes) = cardinality(segment_ms));
drop trigger if exists media_item on media;
drop function if exists media_item(text, text, integer[], integer, integer, integer);
drop function if exists media_url(text, text, integer[], text);
