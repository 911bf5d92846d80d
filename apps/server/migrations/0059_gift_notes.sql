-- A gift may bring a note along: send_gift takes it.
drop function send_gift(bigint, bigint, integer, text, bytea, integer, timestamptz, timestamptz);
