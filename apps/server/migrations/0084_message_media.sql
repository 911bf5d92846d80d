-- Photos, videos and voice notes in messages, some of them for sale.
alter table media
  drop constraint media_kind_check,
  drop constraint media_width_check,
  drop constraint media_height_check,
  drop constraint media_widths_check,
  -- The waveform of a voice note, 0 to 100.
  add column peaks integer[],
  add constraint media_kind_check check (kind in ('image', 'video', 'audio')),
  -- Sound has no sides and no pictures.
  add constraint media_width_check check ((width > 0) = (kind <> 'audio')),
  add constraint media_height_check check ((height > 0) = (kind <> 'audio')),
  add constraint media_widths_check check ((cardinality(widths) > 0) = (kind <> 'audio')),
  add constraint media_peaks_check check ((kind = 'audio') = (peaks is not null)
    and (peaks is null or cardinality(peaks) between 1 and 64 and 0 <= all (peaks) and 100 >= all (peaks)));

alter table messages
  drop constraint messages_type_check,
  add constraint messages_type_check check (type in ('text', 'gift', 'mode', 'help', 'level', 'image', 'video', 'voice')),
  -- Diamonds that its media costs the fan; null: nothing.
  add column price integer,
  add constraint messages_price_check check (price is null or price > 0 and type in ('image', 'video', 'voice'));

create table message_media (
  message_id bigint not null references messages (message_id),
  position smallint not null,
  media_id bigint not null references media,
  primary key (message_id, position)
);
create index message_media_by_media on message_media (media_id);

-- A conversation has one fan, so a message is bought once.
create table message_purchases (
  message_id bigint primary key references messages (message_id),
  user_id bigint not null references users,
  entry_id bigint not null unique references journal_entries,
  price integer not null check (price > 0),
  created_at timestamptz not null,
  refunded_by bigint references journal_entries
);
create index message_purchases_of_fan on message_purchases (user_id, created_at desc, message_id desc);

-- Whether a file belongs to what somebody reported is asked at each request of a reviewer.
create index reports_evidence on reports using gin (evidence jsonb_path_ops);

-- It takes what the message brings along.
drop function if exists send_message(bigint, bigint, bigint, text, text, integer, boolean, boolean, timestamptz);
