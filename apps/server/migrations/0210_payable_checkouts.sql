-- Until when a checkout may be paid, and whether what it pays for was agreed to before and is due.
alter table checkouts add column payable_until timestamptz;
alter table checkouts add column is_due boolean not null default false;
update checkouts set payable_until = created_at + interval '1 day';

drop function if exists list_weekly_spending (bigint, timestamptz);
