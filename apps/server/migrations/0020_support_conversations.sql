-- A request for help is a conversation, and a case of the staff while it waits for an answer.
alter table support_tickets
  add column language text not null default 'en',
  add column answered_at timestamptz;
alter table support_tickets drop constraint support_tickets_state_check;
alter table support_tickets
  add constraint support_tickets_state_check check (state in ('open', 'answered', 'closed'));
create index support_tickets_answered on support_tickets (answered_at) where state = 'answered';

create table support_messages (
  message_id bigint primary key generated always as identity,
  ticket_id bigint not null references support_tickets,
  user_id bigint not null references users,
  author text not null check (author in ('person', 'staff')),
  content text not null check (char_length(content) between 1 and 4000),
  client_id text,
  created_at timestamptz not null,
  unique (ticket_id, client_id)
);
create index support_messages_user on support_messages (user_id);

-- Pictures that somebody shows to staff alone. What the storage has is encrypted.
create table case_files (
  file_id bigint primary key generated always as identity,
  user_id bigint not null references users,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  subject_id bigint not null,
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  file_key text not null unique,
  client_id text not null,
  created_at timestamptz not null,
  unique (user_id, client_id)
);
create index case_files_subject on case_files (kind, subject_id, file_id);

insert into staff_cases (queue, kind, user_id, source, subject_type, subject_id, severity, created_at)
  select 'tickets', 'ticket', user_id, 'ticket', 8, ticket_id, case when concern is null then 3 else 0 end, created_at
  from support_tickets where state = 'open';
