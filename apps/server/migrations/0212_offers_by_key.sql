-- What was given once is kept by an HMAC (RFC 2104) of the sign-in or the card, under a random key of this installation, so that
-- nobody can try sign-ins against the digests. Both pads of the key are stored, as they are hashed.
insert into server_secrets (name, value)
select pad.name, (
  select string_agg(set_byte('\x00'::bytea, 0, (case when i < 32 then get_byte(key.value, i) else 0 end) # pad.mask), ''::bytea order by i)
  from generate_series(0, 63) i)
from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as value) key
cross join (values ('used offers, inner pad', 54), ('used offers, outer pad', 92)) pad (name, mask);

update used_offers o set digest = sha256(outer_pad.value || sha256(inner_pad.value || o.digest))
from server_secrets inner_pad, server_secrets outer_pad
where inner_pad.name = 'used offers, inner pad' and outer_pad.name = 'used offers, outer pad';
create index used_offers_by_time on used_offers (used_at);

-- A weekly limit outlives the account that set it, by a week.
create table departed_limits (
  digest bytea primary key,
  weekly_usd_cents integer not null,
  spent bigint not null,
  charged bigint not null,
  -- When what was spent no longer counts.
  frees_at timestamptz not null,
  left_at timestamptz not null
);
create index departed_limits_by_time on departed_limits (left_at);

alter table spending_limits
  add column carried_spent bigint not null default 0,
  add column carried_charged bigint not null default 0,
  add column carried_until timestamptz;
