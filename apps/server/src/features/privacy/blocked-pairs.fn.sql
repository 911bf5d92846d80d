-- A block of these two waits until this transaction has ended, and the other way round; see lockPair of the feature
-- privacy. Nothing is held where one of them is unknown.
create or replace function hold_pair(p_one bigint, p_other bigint) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended(
    'pair ' || least(p_one, p_other) || ' ' || greatest(p_one, p_other), 0))
  where p_one is not null and p_other is not null
$$;

-- Does a block separate the two sides of the conversation?
create or replace function is_behind_wall(p_conversation bigint) returns boolean language sql stable
  return exists (select from conversations c
    join block_walls w on w.user_id = c.user_id and w.other_user_id = c.creator_user_id
    where c.conversation_id = p_conversation);
