-- Made by scripts/gen-queries.ts. Do not edit.

-- deleteOne (src/features/blocks/restrictions.ts)
delete from restrictions
where
  user_id = :userId::bigint
  and other_user_id = :otherUserId::bigint;

-- deleteOneWay (src/features/blocks/blocks.sql.ts)
delete from blocks
where
  user_id = :userId::bigint
  and other_user_id = :otherUserId::bigint;

-- deleteOwn (src/features/blocks/restrictions.ts)
delete from restrictions
where user_id = :userId::bigint;

-- deletePair (src/features/blocks/blocks.sql.ts)
delete from blocked_pairs p
where
  (p.user_id, p.other_user_id) in ((:userId::bigint, :otherUserId::bigint), (:otherUserId::bigint, :userId::bigint))
  and not exists (
    select
    from blocks b
    where
      b.user_id = :otherUserId::bigint
      and b.other_user_id = :userId::bigint
  );

-- insertOne (src/features/blocks/restrictions.ts)
insert into
  restrictions (user_id, other_user_id, met_char_id, is_met, created_at)
values (:userId::bigint, :otherUserId::bigint, :metCharId::bigint, :isMet::boolean, :now::timestamptz)
on conflict do nothing;

-- insertOneWay (src/features/blocks/blocks.sql.ts)
insert into
  blocks (user_id, other_user_id, met_char_id, is_met, created_at)
values (:userId::bigint, :otherUserId::bigint, :metCharId::bigint, :isMet::boolean, :now::timestamptz)
on conflict do nothing;

-- insertPair (src/features/blocks/blocks.sql.ts)
insert into
  blocked_pairs (user_id, other_user_id, created_at)
select
  pair.one,
  pair.other,
  :now::timestamptz
from
  (
    values
      (:userId::bigint, :otherUserId::bigint),
      (:otherUserId::bigint, :userId::bigint)
  ) pair (one, other)
order by pair.one
on conflict do nothing;

-- lock (src/features/blocks/lock-user-pair.ts)
select lock_user_pair (:userId::bigint, :otherUserId::bigint);
