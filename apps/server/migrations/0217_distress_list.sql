-- Conversations in which a creator has not answered words of distress.
create index conversations_distress
  on conversations (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc)
  where handover = 'distress' and last_message_at is not null;
