-- Times in which somebody is cared for: from words of distress until a day after the last of them, or until they say that
-- they are all right. users.sales_quiet_until is the end of the newest.
create table care_episodes (
  episode_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  began_at timestamptz not null,
  last_words_at timestamptz not null check (last_words_at >= began_at),
  ends_at timestamptz not null check (ends_at >= began_at),
  ended_by text check (ended_by in ('fan', 'staff')),
  region text not null check (region = '' or region ~ '^[A-Z]{2}$'),
  language text not null
);
create index care_episodes_user on care_episodes (user_id, began_at desc);

-- One thing that staff decide, or have to know of. It refers to a message and repeats none of its words; `content` is what
-- the person wrote to staff.
create table staff_cases (
  case_id bigint generated always as identity primary key,
  queue text not null check (queue in ('answers', 'appeals', 'identities')),
  kind text not null check (kind in ('distress', 'age', 'age_appeal')),
  user_id bigint not null references users,
  about_case_id bigint references staff_cases,
  source text not null check (source in ('message', 'comment', 'support', 'appeal')),
  message_id bigint,
  content text not null default '',
  state text not null default 'open' check (state in ('open', 'decided')),
  decision text check (decision in ('clear', 'keep')),
  note text not null default '',
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'decided') = (decision is not null)),
  check ((state = 'decided') = (decided_at is not null)),
  check ((kind = 'age_appeal') = (about_case_id is not null))
);
create index staff_cases_open on staff_cases (created_at) where state = 'open';
create index staff_cases_user on staff_cases (user_id, case_id desc);
create unique index staff_cases_one_appeal on staff_cases (about_case_id) where state = 'open';

-- Where somebody spoke of harming themselves last: the number of the help card that met it.
alter table conversations add column distress_seq integer;

-- Who answers: the companion as its character; Kindred's care in its own words (`care`), or with the help card (`help`).
alter table companion_replies
  add column kind text not null default 'companion' check (kind in ('companion', 'care', 'help'));

alter table messages drop constraint messages_type_check;
alter table messages add constraint messages_type_check
  check (type in ('text', 'gift', 'mode', 'help', 'level', 'milestone', 'image', 'video', 'voice', 'care', 'age'));

-- Words of distress no longer hand a conversation over for good.
update conversations set mode = null where mode = 'off' and handover is not null;

drop function if exists record_help(bigint, text, text, text, timestamptz);
drop function if exists companion_answers(bigint, timestamptz);
drop function if exists hand_over(bigint, text, integer, timestamptz);
drop function if exists hands_over(bigint, text, text);
drop function if exists send_message(bigint, bigint, bigint, text, text, integer, boolean, boolean, text, integer, timestamptz,
  bigint[], integer, smallint);

-- Since when an account is held because its person said that they are under 18.
alter table users add column age_held_at timestamptz;
