-- What a draw is committed to covers its table of prizes as well. What was shown for draws that are still to come stays.
alter table lucky_seeds add column version smallint not null default 1 check (version in (1, 2));
