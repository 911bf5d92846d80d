-- Whether both people show receipts.
create or replace function receipts_shown(p_one bigint, p_other bigint) returns boolean language sql stable
  return not exists (select from users u where u.user_id in (p_one, p_other) and not u.shows_receipts);

-- A read mark as receipts may show it; 0 when one of the two hides receipts.
create or replace function shown_read_seq(p_fan bigint, p_creator bigint, p_seq integer) returns integer language sql stable
  return case when p_seq > 0 and receipts_shown(p_fan, p_creator) then p_seq else 0 end;
