-- Since when the provider owes us the answer whether a payment of this checkout was taken.
alter table checkouts add column unanswered_since timestamptz;

-- A refund that CCBill was asked for and has not answered: it is asked for again only once its list has told of that time.
create table ccbill_refund_tries (
  payment_ref text primary key,
  tried_at timestamptz not null
);
