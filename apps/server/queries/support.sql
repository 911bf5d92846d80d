-- Made by scripts/gen-queries.ts. Do not edit.

-- countTickets (src/features/support/list-tickets.ts)
select count(*)::int as count
from
  (
    select
    from support_tickets
    where user_id = :userId::bigint
    limit 1000
  ) few;

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

-- insertTicket (src/features/support/create-ticket.ts)
insert into
  support_tickets (user_id, topic, content, concern, client_id, created_at)
values (:userId::bigint, :topic::text, :content::text, :concern::text, :clientId::text, :now::timestamptz)
on conflict (user_id, client_id) do nothing;

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
