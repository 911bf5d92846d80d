create or replace function refuse_staff_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff_events is append-only' using errcode = 'restrict_violation';
end $$;

create or replace trigger staff_events_append_only before delete or update or truncate on staff_events
  for each statement execute function refuse_staff_event_change();
