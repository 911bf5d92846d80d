-- What a provider will never give back is not asked for again: why, and since when.
alter table payments
  add column refund_refusal text check (refund_refusal in ('disputed', 'refused')),
  add column refund_refused_at timestamptz,
  add constraint payments_refund_refused check ((refund_refusal is null) = (refund_refused_at is null));
create index payments_refund_refused on payments (refund_refused_at, payment_ref) where refund_refusal is not null;
