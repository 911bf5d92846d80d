-- What the payment provider calls somebody who pays, so that the cards they have saved are offered again.
create table payment_customers (
  user_id bigint not null references users,
  provider text not null,
  customer_ref text not null,
  primary key (user_id, provider),
  unique (provider, customer_ref)
);

-- Of the amount, what the provider's tax service found to be tax; and what the buyer saw, where that was another
-- currency: minor units of an ISO 4217 code.
alter table payments
  add column tax_usd_cents integer not null default 0 check (tax_usd_cents >= 0),
  add column presented_currency text,
  add column presented_amount bigint,
  add check ((presented_currency is null) = (presented_amount is null));
