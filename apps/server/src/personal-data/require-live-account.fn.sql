-- Refuses a row of somebody whose account is deleted, with SQLSTATE KD001. A deletion that is under way is waited for, and
-- waits for this transaction: what was on its way when the account went comes to nothing, or goes with it. The argument
-- names the column that says whose the row is; char_id is the character's owner. Its triggers are made from policy.ts.
create or replace function require_live_account() returns trigger language plpgsql as $$
declare
  owner bigint;
begin
  if tg_argv[0] = 'user_id' then owner := new.user_id;
  elsif tg_argv[0] = 'owner_user_id' then owner := new.owner_user_id;
  elsif tg_argv[0] = 'sender_user_id' then owner := new.sender_user_id;
  -- A character is locked before its owner, as everybody does.
  else select c.user_id into owner from characters c where c.char_id = new.char_id for key share;
  end if;
  perform from users u where u.user_id = owner and u.deleted_at is null for key share;
  if not found then raise exception 'account % is deleted', owner using errcode = 'KD001'; end if;
  return new;
end $$;
