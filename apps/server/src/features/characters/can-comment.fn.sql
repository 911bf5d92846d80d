-- The one rule of who may comment: 1 = this person may, else the reason (0 nobody, 2 creators only, 3 subscribers only).
create or replace function can_comment(is_owner boolean, is_creator boolean, joined boolean, config smallint)
returns smallint language sql immutable parallel safe
return case
  when is_owner then 1::smallint
  when config = 2 and is_creator then 1::smallint
  when config = 3 and joined then 1::smallint
  else config
end;
