-- What each side of a conversation makes of it for themselves: pinned, muted, put away, marked as unread, deleted up to a
-- message. Nothing of it is shown to the other side.
alter table conversations
  add column fan_folder text not null default 'inbox' check (fan_folder in ('inbox', 'archived', 'deleted')),
  add column creator_folder text not null default 'inbox' check (creator_folder in ('inbox', 'archived', 'deleted')),
  add column fan_pinned boolean not null default false,
  add column creator_pinned boolean not null default false,
  add column fan_muted boolean not null default false,
  add column creator_muted boolean not null default false,
  add column fan_marked_unread boolean not null default false,
  add column creator_marked_unread boolean not null default false,
  -- Messages up to this one are deleted for this side alone.
  add column fan_cleared_seq integer not null default 0,
  add column creator_cleared_seq integer not null default 0,
  -- The fan has subscribed; triggers keep it like the membership.
  add column is_subscriber boolean not null default false,
  -- All that the fan has given in gifts.
  add column gifted_diamonds bigint not null default 0,
  add check (fan_cleared_seq <= last_seq and creator_cleared_seq <= last_seq);

update conversations c set is_subscriber = true from memberships m
  where m.user_id = c.user_id and m.char_id = c.char_id and m.state in ('trialing', 'active', 'past_due');
update conversations c set gifted_diamonds = g.diamonds from gift_givers g
  where g.user_id = c.user_id and g.char_id = c.char_id;

-- Folders in the order of their lists.
drop index conversations_of_fan;
create index conversations_fan_folder on conversations
  (user_id, fan_folder, fan_pinned desc, last_message_at desc, conversation_id desc) where last_message_at is not null;
create index conversations_creator_folder on conversations
  (creator_user_id, creator_folder, creator_pinned desc, last_message_at desc, conversation_id desc)
  where last_message_at is not null;

-- Filters of the inbox; the first two also add up to the badge.
drop index conversations_fan_unread;
drop index conversations_creator_unread;
create index conversations_fan_unread on conversations
  (user_id, fan_pinned desc, last_message_at desc, conversation_id desc) include (fan_unread, fan_muted)
  where (fan_unread > 0 or fan_marked_unread) and fan_folder = 'inbox' and last_message_at is not null;
create index conversations_creator_unread on conversations
  (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc) include (creator_unread, creator_muted)
  where (creator_unread > 0 or creator_marked_unread) and creator_folder = 'inbox' and last_message_at is not null;
create index conversations_fan_waiting on conversations
  (user_id, fan_pinned desc, last_message_at desc, conversation_id desc)
  where last_identity in ('creator', 'ai') and fan_folder = 'inbox' and last_message_at is not null;
create index conversations_creator_waiting on conversations
  (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc)
  where last_identity = 'fan' and creator_folder = 'inbox' and last_message_at is not null;
create index conversations_subscribers on conversations
  (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc)
  where is_subscriber and creator_folder = 'inbox' and last_message_at is not null;
create index conversations_top_fans on conversations (creator_user_id, gifted_diamonds desc, conversation_id desc)
  where gifted_diamonds > 0 and creator_folder = 'inbox' and last_message_at is not null;

-- It tells now whether a mark was taken away.
drop function read_conversation(bigint, bigint, bigint, integer);
