-- A paid post says whether joining opens it, or everybody buys it.
alter table posts add column members_included boolean not null default true;

drop function post_access(boolean, boolean, boolean, boolean, integer, smallint, boolean);
