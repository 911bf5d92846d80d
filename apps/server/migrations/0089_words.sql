-- Functions that have other names now; their files create them anew.
drop function if exists take_back_gift(bigint, bigint, timestamptz);
drop function if exists send_held_reply(bigint, bigint, text, timestamptz, integer, timestamptz);
drop function if exists keep_held_reply(bigint, bigint, text, timestamptz);
drop function if exists discard_held_replies(bigint, timestamptz);
