-- Who of the creators is here now.

-- Written as long as a live connection of theirs is open; a row that is not renewed says nothing any more.
create table presence (
  user_id bigint primary key references users,
  seen_at timestamptz not null
);

-- A creator may keep to themselves when they are here.
alter table characters add column is_presence_shown boolean not null default true;
