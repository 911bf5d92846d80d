-- It also says whose the post is.
drop function if exists unlock_post(bigint, bigint, integer, text, bytea, integer, timestamptz, timestamptz);
