-- When the price of a post was raised last, once others could see it.
alter table posts add column price_raised_at timestamptz;
