-- What people without an account ask to have removed, with a clock; and files that may not come back.
create table removal_requests (
  request_id bigint generated always as identity primary key,
  case_id bigint not null,
  kind text not null check (kind in ('intimate_image', 'copyright', 'illegal')),
  content text not null check (char_length(content) <= 4000),
  -- Name and address of who asks, encrypted; null once they are needed no more.
  contact bytea,
  language text not null,
  client_id text,
  state text not null default 'open' check (state in ('open', 'removed', 'refused', 'restored')),
  -- When the clock hid the post before staff had decided.
  hidden_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index removal_requests_case on removal_requests (case_id, request_id);
create unique index removal_requests_client on removal_requests (client_id) where (client_id is not null);
create index removal_requests_contact on removal_requests (decided_at) where (contact is not null);
alter table staff_cases add column due_at timestamptz;
create index staff_cases_due on staff_cases (due_at) where (state = 'open' and due_at is not null);

create table refused_files (
  digest bytea primary key check (octet_length(digest) = 32),
  case_id bigint not null,
  created_at timestamptz not null
);
create index refused_files_case on refused_files (case_id);
-- Taken from everybody but reviewers.
alter table media add column withheld_at timestamptz;
create index media_uploads_file on media_uploads (digest) where (digest is not null);
