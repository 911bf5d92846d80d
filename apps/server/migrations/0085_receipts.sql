-- Who does not say what they have read does not learn it of others either.
alter table users add column shows_receipts boolean not null default true;

-- It tells whether the other side is to learn of it.
drop function if exists read_conversation(bigint, bigint, bigint, integer);
