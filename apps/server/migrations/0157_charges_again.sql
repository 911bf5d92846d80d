-- A message whose charge was given back may be charged again, when its answer is asked for again: one charge of it at most is not
-- given back.
alter table message_charges drop constraint message_charges_pkey;
alter table message_charges drop constraint message_charges_reserve_entry_key;
alter table message_charges add primary key (reserve_entry);
create index message_charges_of_message on message_charges (conversation_id, seq);
create unique index message_charges_standing on message_charges (conversation_id, seq) where state <> 'released';

-- Made anew from its file: it also tells what the answer costs.
drop function if exists reopen_reply(bigint, bigint, text, boolean, integer, timestamptz);
