-- A message as its sender wants it. `fan_id` is null on the fan's side; the price is what the sender saw.
create type outgoing_message as (
  char_id bigint, fan_id bigint, chat_no smallint, content text, client_id text, reply_to_seq integer,
  media_ids bigint[], media_price integer, expected_price integer
);

-- Who writes to whom, and how their conversation stands (find_correspondence).
create type correspondence as (
  is_from_fan boolean, fan_id bigint, char_id bigint, creator_id bigint, group_id text, chat_no smallint,
  conversation_id bigint, mode text, is_begun boolean, had_unread boolean, has_greeting boolean
);

-- What both sides are shown of a conversation after a message: read marks, 0 where receipts are hidden, and badges.
create type conversation_counts as (
  fan_read_seq integer, creator_read_seq integer, fan_unread_total integer, creator_unread_total integer
);

drop function if exists send_message(
  bigint, bigint, bigint, text, text, integer, boolean, boolean, text, integer, timestamptz, bigint[], integer, smallint
);
drop function if exists finish_reply(bigint, integer, text, text, text, timestamptz, integer, timestamptz);
drop function if exists send_pending_reply(bigint, bigint, text, timestamptz, integer, timestamptz);
