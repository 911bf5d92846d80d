-- Until when nothing is sold to somebody who has spoken of harming themselves.
alter table users add column sales_quiet_until timestamptz;

-- How often help was shown, by month: no person, no place smaller than a country.
create table help_referrals (
  month date not null check (extract(day from month) = 1),
  source text not null check (source in ('message', 'comment', 'support')),
  region text not null check (region = '' or region ~ '^[A-Z]{2}$'),
  language text not null check (language in ('en', 'zh')),
  referrals integer not null check (referrals > 0),
  primary key (month, source, region, language)
);
