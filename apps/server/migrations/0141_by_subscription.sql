-- What belongs to a subscription of the provider is asked for by its name alone: with each charge, change and end.
create index checkouts_by_subscription on checkouts (subscription_ref) where subscription_ref is not null;
create index tier_upgrades_by_subscription on tier_upgrades (subscription_ref);
create index tier_upgrades_paid on tier_upgrades (period_end) where state <> 'waiting';
