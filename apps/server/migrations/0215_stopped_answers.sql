-- What of a reservation was charged: of an answer that its reader stopped, a part.
alter table message_charges add column charged smallint;
update message_charges set charged = diamonds where state = 'captured';
alter table message_charges
  add check ((state = 'captured') = (charged is not null)),
  add check (charged between 1 and diamonds);
drop index message_charges_standing;
create unique index message_charges_reserved_once on message_charges (conversation_id, seq) where state = 'reserved';

-- Who stops an answer pays for what was written; when we stop it, nobody does.
alter table companion_replies add column stopped_by_fan boolean not null default false;

drop function if exists settle_message_charges (bigint, integer, boolean, integer, timestamptz, timestamptz);
