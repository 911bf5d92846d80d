-- Decides a case, once. `clear` of a case of age, or of the appeal against it, lifts the hold of the account, and decides what
-- else is open of it in the same way; `keep` of an appeal leaves the hold. outcome: ok, gone (there is no such open case).
create or replace function decide_case(
  p_case bigint, p_decision text, p_note text, p_by text, p_now timestamptz,
  out outcome text, out user_id bigint, out kind text
) language plpgsql as $$
declare
  found_case staff_cases;
begin
  select * into found_case from staff_cases s where s.case_id = p_case;
  perform from users u where u.user_id = found_case.user_id for no key update;
  select * into found_case from staff_cases s where s.case_id = p_case and s.state = 'open' for update;
  if not found then outcome := 'gone'; return; end if;
  update staff_cases s set state = 'decided', decision = p_decision, note = p_note, decided_by = p_by, decided_at = p_now
    where s.case_id = p_case
      or p_decision = 'clear' and found_case.kind in ('age', 'age_appeal') and s.user_id = found_case.user_id and s.state = 'open'
        and s.kind in ('age', 'age_appeal');
  if p_decision = 'clear' and found_case.kind in ('age', 'age_appeal') then
    update users u set age_held_at = null where u.user_id = found_case.user_id;
  end if;
  user_id := found_case.user_id;
  kind := found_case.kind;
  outcome := 'ok';
end $$;
