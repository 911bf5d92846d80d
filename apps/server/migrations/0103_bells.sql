-- How a member hears of a creator's new posts: by a notification for each, in the digest by mail alone, or not at all.
alter table memberships add column bell text not null default 'digest' check (bell in ('all', 'digest', 'off'));
create index memberships_by_bell on memberships (char_id, user_id) where bell = 'all';

-- When members began to be told of the post; null: they were not.
alter table posts add column told_at timestamptz;

-- How many things one notification stands for that has not been read since the first of them.
alter table notifications add column item_num integer not null default 1;
alter table notifications drop constraint notifications_push_type_check, add constraint notifications_push_type_check
  check (push_type in ('subscriber_msg', 'gift_paid_msg', 'creator_success_msg', 'creator_fail_msg', 'link_msg', 'system_msg',
    'chat_msg', 'local_msg'));
-- The message that it is about.
alter table notifications add column message_id bigint;
