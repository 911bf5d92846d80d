-- Whether the creator has changed the AI's words before they went out: then nobody takes them for the AI's alone, nor for the
-- creator's.
alter table messages add column is_creator_edited boolean not null default false;
alter table answer_versions add column is_creator_edited boolean not null default false;

-- What is for sale in a conversation is told to its companion.
create index messages_with_price on messages (conversation_id, seq desc) where price is not null;
