-- From when on the months of a gift are somebody's: what goes back takes its own time with it, and no other's.
alter table subscription_gifts add column period_start timestamptz;
update subscription_gifts set period_start = greatest(claimed_at, period_end - make_interval(months => months))
  where period_end is not null;
alter table subscription_gifts add constraint subscription_gifts_whole_period
  check ((period_start is null) = (period_end is null));
create index subscription_gifts_of_receiver on subscription_gifts (claimed_by, char_id) where period_end is not null;
