-- A creator's links for the places where they post themselves, and what came of each.
create table tracking_links (
  link_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  client_id text not null,
  name text not null,
  code text not null unique,
  created_at timestamptz not null,
  archived_at timestamptz,
  unique (char_id, client_id)
);
create index tracking_links_by_character on tracking_links (char_id, link_id desc);

-- By the day in UTC, so that a link that everybody opens is one short row.
create table tracking_clicks (
  link_id bigint not null references tracking_links,
  day date not null,
  clicks integer not null check (clicks > 0),
  primary key (link_id, day)
);

-- Who came by which link. The first counts for thirty days; then another one may.
create table tracking_touches (
  user_id bigint not null references users,
  char_id bigint not null references characters,
  touched_at timestamptz not null,
  link_id bigint not null references tracking_links,
  -- The account is younger than the click.
  is_sign_up boolean not null,
  joined_at timestamptz,
  primary key (user_id, char_id, touched_at)
);
create index tracking_touches_by_link on tracking_touches (link_id);
