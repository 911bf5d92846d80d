-- A conversation may be answered otherwise than the creator's default (null).
alter table conversations add column mode text check (mode in ('auto', 'supervised', 'draft', 'off'));

-- The message that the list shows: lines about who answers are never it.
alter table conversations add column preview_seq integer not null default 0;
update conversations c set preview_seq = coalesce((
  select m.seq from messages m where m.conversation_id = c.conversation_id and m.type <> 'mode'
  order by m.seq desc limit 1), 0);

-- Null until somebody has written, given or sent something: a greeting that was only looked at lists nothing.
alter table conversations alter column last_message_at drop not null;

-- An answer that was stopped before its end.
alter table messages add column is_stopped boolean not null default false;

drop function send_message(bigint, bigint, bigint, text, text, integer, boolean, timestamptz);
