-- Claims a case until p_until, or renews the claim. outcome: ok, claimed (by somebody else), closed (decided, unknown, or an
-- appeal against a decision of one's own).
create or replace function claim_case(
  p_case bigint, p_queue text, p_staff bigint, p_name text, p_now timestamptz, p_until timestamptz
) returns text language plpgsql as $$
declare
  found_case staff_cases;
begin
  select * into found_case from staff_cases s where s.case_id = p_case and s.queue = p_queue and s.state = 'open' and s.swept_into is null
    for update;
  if not found or exists (
    select from staff_cases d where d.case_id = found_case.about_case_id and p_staff in (d.decider_id, d.proposed_by)
  ) then
    return 'closed';
  end if;
  if found_case.claimed_by <> p_staff and found_case.claimed_until > p_now then return 'claimed'; end if;
  update staff_cases s set claimed_by = p_staff, claimed_until = p_until where s.case_id = p_case;
  if found_case.claimed_by is distinct from p_staff or found_case.claimed_until <= p_now then
    insert into staff_events (case_id, queue, actor_id, actor_name, action, created_at)
      values (p_case, p_queue, p_staff, p_name, 'claim', p_now);
  end if;
  return 'ok';
end $$;
