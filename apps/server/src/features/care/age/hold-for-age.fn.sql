-- Holds the account of somebody who has said that they are under 18, and makes the case of it. Gives whether it was not held
-- before; null for an account that is gone. The wallet is locked first, so that a sale is either before it or sees it.
create or replace function hold_for_age(p_user bigint, p_source text, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  held timestamptz;
begin
  perform from ledger_accounts a where a.user_id = p_user and a.kind = 'wallet' for update;
  select u.age_held_at into held from users u where u.user_id = p_user and u.deleted_at is null for no key update;
  if not found then return null; end if;
  if held is not null then return false; end if;
  update users u set age_held_at = p_now where u.user_id = p_user;
  insert into staff_cases (queue, kind, user_id, source, created_at) values ('identities', 'age', p_user, p_source, p_now);
  return true;
end $$;

-- The message in which the person of an open case of age said so.
create or replace function name_age_message(p_user bigint, p_message bigint) returns void language sql as $$
  update staff_cases s set message_id = p_message
    where s.user_id = p_user and s.kind = 'age' and s.state = 'open' and s.message_id is null
$$;
