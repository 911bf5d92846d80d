-- Made by scripts/gen-queries.ts. Do not edit.

-- callSendGift (src/features/gifts/gifts.sql.ts)
select
  outcome,
  balance,
  answer,
  creator_user_id
from
  send_gift (
    (:fanId::bigint, :charId::bigint, :chatNo::smallint, :diamonds::integer, :note::text)::new_gift,
    :key::text,
    :hash::bytea,
    :shareBps::integer,
    :now::timestamptz,
    :availableAt::timestamptz
  );

-- discount (src/features/gifts/undo-gift.ts)
select
from discount_gift (:messageId::bigint);

-- findGift (src/features/gifts/undo-gift.ts)
select
  g.entry_id,
  g.created_at,
  g.undone_at is not null as is_undone,
  a.balance
from
  gifts g
  join ledger_accounts a on a.user_id = g.user_id
  and a.kind = 'wallet'
where
  g.message_id = :messageId::bigint
  and g.user_id = :fanId::bigint;

-- findReachedGoal (src/features/gifts/send-toward-goal.ts)
select o.diamonds
from post_goals o
where
  o.post_id = :postId::bigint
  and (post_goal (o.post_id) ->> 'given')::bigint >= o.diamonds;

-- insertGoalGift (src/features/gifts/send-toward-goal.ts)
insert into
  goal_gifts (entry_id, post_id)
select
  g.entry_id,
  :postId::bigint
from gifts g
where g.message_id = :messageId::bigint;

-- markUndone (src/features/gifts/undo-gift.ts)
select
  outcome,
  (d.message).conversation_id,
  (d.message).seq,
  (d.message).message_id,
  (d.message).identity,
  (d.message).type,
  (d.message).content,
  (d.message).diamonds,
  (d.message).client_id,
  (d.message).reply_to_seq,
  (d.message).is_deleted,
  (d.message).is_stopped,
  (d.message).is_creator_edited,
  (d.message).version,
  (d.message).version_num,
  (d.message).rating,
  (d.message).revision,
  (d.message).edited_at,
  (d.message).price,
  case
    when (d.message).price is null then false
    else message_is_sold ((d.message).message_id)
  end as is_sold,
  case
    when (d.message).type in ('image', 'video', 'voice') then message_media_json ((d.message).message_id, (d.message).price, (d.message).is_deleted)
  end as media,
  (d.message).fan_reaction,
  (d.message).creator_reaction,
  (d.message).created_at,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).fan_read_seq) as fan_read_seq,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).creator_read_seq) as creator_read_seq,
  (d.conversation).char_id,
  (d.conversation).chat_no,
  (d.conversation).user_id as fan_id,
  (d.conversation).creator_user_id as creator_id,
  fan_unread_total,
  creator_unread_total
from undo_gift (:fanId::bigint, :messageId::bigint, :now::timestamptz) d;
