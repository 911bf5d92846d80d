-- Made by scripts/gen-queries.ts. Do not edit.

-- closeSilent (src/features/support/conversation/close-silent-tickets.ts)
update support_tickets
set
  state = 'closed',
  answered_at = null
where
  state = 'answered'
  and answered_at < :before::timestamptz;

-- countTickets (src/features/support/list-tickets.ts)
select count(*)::int as count
from
  (
    select
    from support_tickets
    where user_id = :userId::bigint
    limit 1000
  ) few;

-- deleteMessages (src/features/support/delete-tickets-of.ts)
delete from support_messages
where user_id = :userId::bigint;

-- deleteTickets (src/features/support/delete-tickets-of.ts)
delete from support_tickets
where user_id = :userId::bigint;

-- findTicket (src/features/support/conversation/ticket.sql.ts)
select
  t.ticket_id,
  t.topic,
  t.content,
  t.state,
  t.created_at,
  t.language,
  (
    select count(*)
    from case_files f
    where
      f.kind = 'ticket'
      and f.subject_id = t.ticket_id
  )::int as file_num
from support_tickets t
where
  t.ticket_id = :ticketId::bigint
  and t.user_id = :userId::bigint;

-- findTicket (src/features/support/create-ticket.ts)
select
  ticket_id,
  topic,
  content,
  state,
  created_at
from support_tickets
where
  user_id = :userId::bigint
  and client_id = :clientId::text;

-- findWords (src/features/support/conversation/ticket-case.ts)
select
  topic,
  content,
  language,
  created_at
from support_tickets
where ticket_id = :ticketId::bigint;

-- insertMessage (src/features/support/conversation/ticket.sql.ts)
insert into
  support_messages (ticket_id, user_id, author, content, client_id, created_at)
values (:ticketId::bigint, :userId::bigint, :author::text, :content::text, :clientId::text, :now::timestamptz)
on conflict (ticket_id, client_id) do nothing;

-- insertTicket (src/features/support/create-ticket.ts)
insert into
  support_tickets (user_id, topic, content, concern, client_id, language, created_at)
values (:userId::bigint, :topic::text, :content::text, :concern::text, :clientId::text, :language::text, :now::timestamptz)
on conflict (user_id, client_id) do nothing;

-- listMessages (src/features/support/conversation/ticket.sql.ts)
select
  message_id,
  author,
  content,
  created_at
from support_messages
where ticket_id = :ticketId::bigint
order by message_id
limit 500;

-- lockTicket (src/features/support/conversation/ticket.sql.ts)
select ticket_id
from support_tickets
where
  ticket_id = :ticketId::bigint
  and user_id = :userId::bigint
for update;

-- openCase (src/features/support/conversation/ticket-case.ts)
select open_case ('tickets', 'ticket', :userId::bigint, 8::smallint, :ticketId::bigint, :severity::smallint, :now::timestamptz) as case_id;

-- setTicketState (src/features/support/conversation/ticket.sql.ts)
update support_tickets
set
  state = :state::text,
  answered_at = case :state::text
    when 'answered' then :now::timestamptz
  end
where ticket_id = :ticketId::bigint;

-- ticketList (src/features/support/list-tickets.ts)
with
  page as materialized (
    select t.*
    from support_tickets t
    where
      t.user_id = :userId::bigint
      and (t.created_at, t.ticket_id) < (:after1::timestamptz, :after2::bigint)
    order by
      t.created_at desc,
      t.ticket_id desc
    limit 21
  ),
  shown as (
    select t.*
    from page t
    order by
      t.created_at desc,
      t.ticket_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'ticket_id',
          t.ticket_id::text,
          'topic',
          t.topic,
          'content',
          t.content,
          'state',
          t.state,
          'created_time',
          to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by
        t.created_at desc,
        t.ticket_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), t.ticket_id::text)
    from shown t
    order by
      t.created_at asc,
      t.ticket_id asc
    limit 1
  ) as last
from shown t;

-- withdrawCase (src/features/support/conversation/write-ticket.ts)
with
  closed as (
    update staff_cases
    set
      state = 'decided',
      decision = 'close',
      reason = 'other',
      decided_by = 'the person',
      decided_at = :now::timestamptz,
      claimed_by = null,
      claimed_until = null
    where
      kind = 'ticket'
      and subject_id = :ticketId::bigint
      and state = 'open'
    returning
      case_id,
      queue
  )
insert into
  staff_events (case_id, queue, actor_name, action, decision, reason, before, after, created_at)
select
  case_id,
  queue,
  'the person',
  'decide',
  'close',
  'other',
  'open',
  'closed',
  :now::timestamptz
from closed;
