-- What people are told happened to them; the welcome gift. Rungs 6 and 2.

-- Written in the transaction of its cause. Gifts are not in here: a gift's own row is its notification.
create table notifications (
  notification_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  push_type text not null check (push_type in (
    'subscriber_msg', 'gift_paid_msg', 'creator_success_msg', 'creator_fail_msg', 'link_msg', 'system_msg')),
  topic text not null check (topic ~ '^[a-z_]{1,40}$'),
  -- Whom it is about; hidden while a block separates the two.
  other_user_id bigint references users,
  char_id bigint references characters,
  diary_id bigint references posts,
  diamonds integer,
  usd_cents integer,
  -- Names what happened: told once, however often it is reported.
  cause text not null check (char_length(cause) between 1 and 200),
  created_at timestamptz not null,
  unique (user_id, cause)
);
create index notifications_by_user on notifications (user_id, push_type, notification_id desc);

-- How far somebody has read, in notifications and in the gifts of their characters.
create table notification_marks (
  user_id bigint primary key references users,
  notification_id bigint not null,
  gift_id bigint not null
);
-- Gifts from before there were notifications are no news.
insert into notification_marks (user_id, notification_id, gift_id)
  select c.user_id, 0, max(g.gift_id) from gifts g join characters c using (char_id) group by c.user_id;

-- Once per account, ever.
create table welcome_gifts (
  user_id bigint primary key references users,
  entry_id bigint not null unique references journal_entries,
  diamonds integer not null check (diamonds > 0),
  received_at timestamptz not null
);
