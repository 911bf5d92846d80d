-- The pairs that a block separates bear the field's name. Who placed the block is what `blocks` says.
alter table block_walls rename to blocked_pairs;
alter table blocked_pairs drop column blocked_by;
alter table blocked_pairs rename constraint block_walls_pkey to blocked_pairs_pkey;
alter table blocked_pairs rename constraint block_walls_check to blocked_pairs_check;
alter table blocked_pairs rename constraint block_walls_user_id_fkey to blocked_pairs_user_id_fkey;
alter table blocked_pairs rename constraint block_walls_other_user_id_fkey to blocked_pairs_other_user_id_fkey;
alter trigger block_walls_comments on blocked_pairs rename to blocked_pairs_comments;
drop function hold_pair(bigint, bigint);
drop function is_behind_wall(bigint);

-- A number can be blocked without having met whom it names; the list then shows the number alone.
alter table blocks add column is_met boolean not null default false;
alter table restrictions add column is_met boolean not null default false;
-- Until now characters were named where they had been seen, and fans only by those who had talked with them, which the
-- list finds out by itself.
update blocks set is_met = met_char_id is not null;
update restrictions set is_met = met_char_id is not null;

-- What an answer has become is the message's alone; the answer holds the text while it is written.
update companion_replies set content = '' where state not in ('queued', 'writing') and content <> '';
