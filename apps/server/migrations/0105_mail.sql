-- Where somebody gets mail, and when; a row comes with an address.
create table mail_settings (
  user_id bigint primary key references users,
  address text not null check (char_length(address) between 3 and 254),
  -- What mails are written in.
  language text not null,
  -- Part of every link in a mail; another address gets another one, and the links of the old one end.
  code text not null,
  -- Null: nothing but the mail that asks for it is sent.
  confirmed_at timestamptz,
  cadence text not null default 'weekly' check (cadence in ('off', 'daily', 'weekly')),
  -- On the clock of the person's zone; ISO weekday.
  hour smallint not null default 9 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  -- What happened until then has been told.
  told_until timestamptz not null,
  -- When the next digest is due; null: none is.
  next_at timestamptz,
  -- Mails in a row that the address's server has refused for good; after some of them nothing is sent any more.
  refusal_num smallint not null default 0,
  stopped_at timestamptz
);
create index mail_settings_due on mail_settings (next_at, user_id) where next_at is not null;

-- Mails that were or are to be sent. They hold no words: what a mail says is looked up when it goes out.
create table mails (
  mail_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('confirm', 'digest')),
  address text not null,
  -- sending: handed over at that moment, or by a process that ended meanwhile. unknown: nobody can say whether it arrived.
  state text not null check (state in ('queued', 'sending', 'sent', 'refused', 'unknown', 'dropped')),
  created_at timestamptz not null
);
create index mails_by_user on mails (user_id, created_at);
create index mails_by_address on mails (address, created_at);
create index mails_by_time on mails (created_at);
