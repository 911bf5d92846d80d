-- Notifications that name a comment or stand for all likes of a post.

-- The comment that a notification is about.
alter table notifications add column comment_id bigint references comments;
update notifications set comment_id = split_part(cause, ' ', 2)::bigint
  where topic in ('commented', 'replied') and cause ~ '^(commented|replied) [0-9]+$';

-- Who liked a post last, which is what a notification of likes says.
drop index likes_by_post;
create index likes_newest on likes (diary_id, created_at desc, user_id desc);
