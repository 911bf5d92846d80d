-- Which conversation: the fan, the character with its creator, and the number of the conversation between them.
create type conversation_key as (fan_id bigint, char_id bigint, creator_id bigint, chat_no smallint);

-- What append_message writes. draft_message() makes one.
create type message_draft as (
  identity text, type text, content text, diamonds integer, client_id text, reply_to_seq integer, message_id bigint
);

drop function if exists append_message(
  bigint, bigint, bigint, text, bigint, text, text, integer, text, integer, bigint, timestamptz, smallint
);
