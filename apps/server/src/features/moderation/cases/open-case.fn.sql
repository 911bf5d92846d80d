-- Opens a case about a thing, or finds the open one and lets it stand as far ahead as the gravest of its reports.
create or replace function open_case(
  p_queue text, p_kind text, p_user bigint, p_type smallint, p_id bigint, p_severity smallint, p_now timestamptz
) returns bigint language sql as $$
  insert into staff_cases as s (queue, kind, user_id, source, subject_type, subject_id, severity, created_at)
    select p_queue, p_kind, u.user_id, case p_kind when 'post_review' then 'post' else p_kind end, p_type, p_id, p_severity, p_now
      from users u where u.user_id = p_user and u.deleted_at is null
    on conflict (queue, subject_type, subject_id) where state = 'open' and about_case_id is null
      do update set severity = least(s.severity, excluded.severity)
    returning case_id
$$;
