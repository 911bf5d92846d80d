-- What signed-in people saw of a creator, each thing once per person: appended as it happens, added up by the hour, deleted
-- after 190 days. Without a foreign key to the post or creator, whose rows stay: what is shown must not wait for them.
create table audience_events (
  -- Null: this person has deleted their account.
  user_id bigint references users,
  kind text not null check (kind in ('view', 'visit', 'reach', 'join', 'pay')),
  char_id bigint not null,
  -- What makes it a thing of its own: the post of a view, the hour of a visit, else 0.
  slot bigint not null,
  source text not null,
  country text not null check (country = '' or country ~ '^[A-Z]{2}$'),
  -- The beginning of an hour on the creator's clock. Joining and paying count in the hour in which the person was reached.
  hour timestamptz not null,
  xid xid8 not null default pg_current_xact_id()
);
create unique index audience_events_once on audience_events (user_id, kind, char_id, slot);
create index audience_events_by_transaction on audience_events (xid);
create index audience_events_by_hour on audience_events using brin (hour);

-- Sums of the events. `key` is the source, the country or the post of `dim`; '' of all.
create table audience_hours (
  char_id bigint not null,
  dim text not null check (dim in ('all', 'source', 'country', 'post')),
  hour timestamptz not null,
  key text not null,
  views integer not null,
  visits integer not null,
  reached integer not null,
  joined integer not null,
  paid integer not null,
  primary key (char_id, dim, hour, key)
);

create table audience_rollup (
  is_only boolean primary key default true check (is_only),
  -- Events of earlier transactions are in the sums.
  upto_xid xid8 not null,
  -- Payments up to here are among the events.
  upto_entry_id bigint not null,
  counted_at timestamptz,
  -- Events of earlier hours are deleted.
  kept_since timestamptz not null default '-infinity'
);
insert into audience_rollup (upto_xid, upto_entry_id)
  select '0', coalesce(max(entry_id), 0) from journal_entries;
