-- What a fan pays a creator diamonds for; `kind` is the entry's.
create type diamond_sale as (
  fan_id bigint, creator_id bigint, char_id bigint, post_id bigint, kind text, diamonds bigint
);

create type new_gift as (fan_id bigint, char_id bigint, chat_no smallint, diamonds integer, note text);

-- A reply has its thread (root), the comment that it answers and that comment's writer.
create type new_comment as (
  post_id bigint, root_id bigint, reply_to_id bigint, reply_user_id bigint, content text, client_id text
);

-- What a person changes for themselves in a conversation; null leaves it.
create type conversation_change as (
  is_pinned boolean, is_muted boolean, is_archived boolean, is_marked_unread boolean, clear_seq integer
);

drop function if exists spend_diamonds(
  bigint, bigint, bigint, bigint, text, bigint, integer, timestamptz, timestamptz
);
drop function if exists send_gift(
  bigint, bigint, integer, text, bytea, integer, timestamptz, timestamptz, text, smallint
);
drop function if exists add_comment(bigint, bigint, boolean, bigint, bigint, bigint, text, text, timestamptz);
drop function if exists set_conversation_state(
  bigint, bigint, bigint, smallint, boolean, boolean, boolean, boolean, integer
);
drop function if exists set_answer_settings(
  bigint, text, text, integer, integer, integer, integer, text[], integer, timestamptz
);
