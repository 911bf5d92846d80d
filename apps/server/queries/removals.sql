-- Made by scripts/gen-queries.ts. Do not edit.

-- endRequests (src/features/removals/removal.sql.ts)
update removal_requests
set
  state = :state::text,
  decided_at = :now::timestamptz
where case_id = :caseId::bigint
returning request_id;

-- findByClientId (src/features/removals/create-removal.ts)
select
  request_id,
  kind,
  created_at
from removal_requests
where client_id = :clientId::text;

-- findPage (src/features/removals/find-thing.ts)
select c.user_id
from characters c
where
  (
    c.char_unique_id = :name::text
    or c.char_id::text = :name::text
  )
  and c.deleted_at is null;

-- findPost (src/features/removals/find-thing.ts)
select c.user_id
from
  posts p
  join characters c using (char_id)
where
  p.post_id = :postId::bigint
  and p.deleted_at is null
  and p.state in (1, 2)
  and c.deleted_at is null;

-- findRequest (src/features/removals/removal.sql.ts)
select
  kind,
  contact,
  language
from removal_requests
where request_id = :requestId::bigint;

-- findWords (src/features/removals/removal-case.ts)
select content
from posts
where post_id = :postId::bigint;

-- forgetContacts (src/features/removals/hide-due.ts)
update removal_requests
set contact = null
where
  contact is not null
  and decided_at < :before::timestamptz;

-- insertRequest (src/features/removals/create-removal.ts)
insert into
  removal_requests (case_id, kind, content, contact, language, client_id, created_at)
values (:caseId::bigint, :kind::text, :content::text, :contact::bytea, :language::text, :clientId::text, :now::timestamptz)
on conflict (client_id)
where client_id is not null do nothing
returning request_id;

-- listDue (src/features/removals/hide-due.ts)
select
  s.case_id,
  s.subject_id as post_id
from staff_cases s
where
  s.kind = 'removal'
  and s.state = 'open'
  and s.subject_type = :type::smallint
  and s.due_at <= :before::timestamptz
  and exists (
    select
    from removal_requests r
    where
      r.case_id = s.case_id
      and r.kind = 'intimate_image'
  )
  and not exists (
    select
    from removal_requests r
    where
      r.case_id = s.case_id
      and r.hidden_at is not null
  )
order by s.due_at
limit 100;

-- listMedia (src/features/removals/copies.ts)
select media_id
from post_media
where post_id = :postId::bigint
order by position;

-- listPosts (src/features/removals/copies.ts)
select distinct
  p.post_id,
  c.user_id
from
  post_media pm
  join posts p using (post_id)
  join characters c using (char_id)
where
  pm.media_id = any (:mediaIds::bigint[])
  and p.post_id <> :postId::bigint
  and p.deleted_at is null
  and p.state in (1, 2)
order by
  c.user_id,
  p.post_id
limit 1000;

-- listRequests (src/features/removals/removal.sql.ts)
select
  request_id,
  kind,
  content,
  contact,
  hidden_at,
  created_at
from removal_requests
where case_id = :caseId::bigint
order by request_id
limit 50;

-- markHidden (src/features/removals/hide-due.ts)
update removal_requests
set hidden_at = :now::timestamptz
where case_id = :caseId::bigint;

-- openCase (src/features/removals/copies.ts)
select open_case ('removals', 'removal', :userId::bigint, :type::smallint, :postId::bigint, 0::smallint, :now::timestamptz) as case_id;

-- openCase (src/features/removals/create-removal.ts)
select open_case ('removals', 'removal', :userId::bigint, :type::smallint, :id::bigint, :severity::smallint, :now::timestamptz) as case_id;

-- setDue (src/features/removals/create-removal.ts)
update staff_cases
set due_at = least(due_at, :dueAt::timestamptz)
where case_id = :caseId::bigint;
