-- What joining opens, and what one has joined. A paid post says whether whoever has joined has it, or everybody buys it.
alter table posts add column members_included boolean not null default true;

drop function post_access(boolean, boolean, boolean, boolean, integer, smallint, boolean);

-- What a person has joined, newest first.
create index memberships_by_user on memberships (user_id, joined_at desc, char_id desc) include (kind);
