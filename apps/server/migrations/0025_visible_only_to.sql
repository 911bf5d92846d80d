-- A shadow-hidden comment names the one person who sees it. The functions' texts stand in features/comments/*.fn.sql.
alter table comments rename column aside_for to visible_only_to;
alter table comments rename constraint comments_aside_for_fkey to comments_visible_only_to_fkey;
alter index comments_aside rename to comments_visible_only_to;
alter function comment_aside_for(bigint, bigint, bigint) rename to comment_visible_only_to;
alter function set_comments_aside() rename to set_comments_visible_only_to;
alter function hold_commented(bigint[]) rename to lock_commented_posts;
alter function erase_comments(bigint, timestamptz) rename to delete_comments_of;
drop function add_comment(bigint, bigint, boolean, bigint, bigint, bigint, text, text, timestamptz);
