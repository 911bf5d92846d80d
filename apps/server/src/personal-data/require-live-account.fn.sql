-- Refuses a row of a deleted account with SQLSTATE KD001. The row and a concurrent deletion wait for each other, so
-- the row is refused or deleted with the account. The argument is the column that identifies the owner; char_id
-- stands for the character's owner. Its triggers are generated from policy.ts.
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
