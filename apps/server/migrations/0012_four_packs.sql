-- Four packs of diamonds beside the offer for a first purchase.
update commodities set is_active = false where commodity_id in ('diamonds_300', 'diamonds_10000');
-- A checkout counts towards the weekly limit when it is paid.
drop function if exists list_weekly_spending(bigint, timestamptz);
