-- The access rule of posts. Returns full, preview, locked, or none (the viewer cannot see that the post exists).
-- Members have free posts, and paid posts if the creator includes members; otherwise they buy them like everybody. A
-- post of a tier is for members of that tier and higher tiers; member_level is null without a membership. A free post
-- that is open to everyone is everybody's, visitors included. One that has expired (state 6) is for those who bought it.
create or replace function post_access(post post_terms, viewer post_viewer) returns text
language sql immutable parallel safe
  return case
    when viewer.is_owner then 'full'
    when viewer.is_reviewer and post.state in (1, 2, 3) then 'full'
    when post.state = 6 and viewer.has_bought then 'full'
    when post.state <> 1 then 'none'
    when viewer.has_bought or post.is_open and post.price = 0 then 'full'
    when viewer.is_member and coalesce(viewer.member_level, 0) >= post.tier_level
      and (post.price = 0 or post.members_included) then 'full'
    when post.price > 0 and post.has_preview then 'preview'
    else 'locked'
  end;

-- Returns the visible part of a locked caption. The contract's cutCaption (posts/cut-caption.ts) does the same for
-- previews of drafts.
create or replace function cut_caption(content text) returns text language sql immutable parallel safe
  return left(content, least(24, char_length(content) / 4));
