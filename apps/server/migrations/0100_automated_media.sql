-- What a character says by itself may bring photos, videos or a voice note along, for a price or for nothing.
alter table auto_messages
  -- So many files it was saved with: while one of them is missing, nothing is sent.
  add column media_num smallint not null default 0 check (media_num between 0 and 20),
  -- Diamonds that the fan is asked for them; null: nothing.
  add column price integer check (price is null or price > 0 and media_num > 0);

create table auto_message_media (
  char_id bigint not null,
  kind text not null,
  position smallint not null,
  media_id bigint not null references media on delete cascade,
  primary key (char_id, kind, position),
  foreign key (char_id, kind) references auto_messages on delete cascade
);
create index auto_message_media_by_media on auto_message_media (media_id);

alter table auto_message_log
  drop constraint auto_message_log_reason_check,
  add constraint auto_message_log_reason_check
    check (reason in ('off', 'unavailable', 'quiet', 'media', 'cooldown', 'outranked', 'budget'));
