-- Sells a post: one row, one debit, one stored answer per idempotency key. A purchase waits for a concurrent deletion
-- (`for key share` here, `for update` there) or block. Without p_expected_price it charges the present price, unless
-- that was raised in the last 24 hours. outcome: ok, repeated, key_reused, gone, not_for_sale, price_changed, owned,
-- insufficient, blocked, quiet, held, over_limit.
create or replace function unlock_post(
  p_fan bigint, p_post bigint, p_expected_price integer, p_key text, p_hash bytea,
  p_share_bps integer, p_now timestamptz, p_available_at timestamptz,
  out outcome text, out balance bigint, out price integer, out creator_user_id bigint
) language plpgsql as $$
declare
  post record;
  spent record;
begin
  perform lock_user_pair_shared(p_fan, (
    select c.user_id from posts p join characters c using (char_id) where p.post_id = p_post));
  select k.outcome, (k.answer ->> 'diamond')::bigint into outcome, balance from claim_key(p_fan, p_key, p_hash, p_now) k;
  if outcome is not null then return; end if;

  -- The fan's wallet before the post: two unlocks of one person wait for each other here and not later.
  perform from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet' for update;
  select p.*, v.creator_id, v.access into post from posts p cross join lateral post_view(p, p_fan, p_now) v
    where p.post_id = p_post for key share of p;
  price := post.price;
  creator_user_id := post.creator_id;
  outcome := case
    when post.char_id is null or post.state <> 1 then 'gone'
    when post.access = 'full' then 'owned'
    when post.price = 0 then 'not_for_sale'
    when p_expected_price <> post.price then 'price_changed'
    when p_expected_price is null and post.price_raised_at > p_now - interval '24 hours' then 'price_changed'
    else 'ok'
  end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      (p_fan, post.creator_id, post.char_id, p_post, 'unlock', post.price)::diamond_sale,
      p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome = 'ok' then
    -- What was bought by card and paid back is bought anew.
    insert into purchases as b (user_id, post_id, entry_id, price, created_at)
      values (p_fan, p_post, spent.entry_id, post.price, p_now)
      on conflict (user_id, post_id) do update set entry_id = excluded.entry_id, price = excluded.price,
        created_at = excluded.created_at, refunded_by = null
        where b.refunded_by is not null;
    update idempotency_keys k set answer = jsonb_build_object('diamond', balance)
      where k.user_id = p_fan and k.key = p_key;
  else
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
  end if;
end $$;
