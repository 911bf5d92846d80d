-- It counts nobody's badge any more: that is counted after the commit, where somebody is there to hear it.
drop function if exists send_gift(bigint, bigint, integer, text, bytea, integer, timestamptz, timestamptz, text, smallint);

-- gifts_message_id_key is the same index.
drop index gifts_by_message;
