-- Returns the US cents of a subscription's charge; the first charge has number 1.
create or replace function charge_price(intro_usd_cents integer, intro_charges integer, month_usd_cents integer,
  number bigint) returns integer language sql immutable parallel safe
  return case when number <= intro_charges then intro_usd_cents else month_usd_cents end;
