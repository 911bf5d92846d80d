-- The access rule of posts. Returns full, preview, locked, or none (the viewer cannot see that the post exists).
-- Members have free posts, and paid posts if the creator includes members; otherwise they buy them like everybody. A
-- post of a tier is for members of that tier and higher tiers; member_level is null without a membership.
create or replace function post_access(
  is_owner boolean, is_reviewer boolean, joined boolean, member_level integer, bought boolean,
  price integer, members_included boolean, tier_level integer, state smallint, has_preview boolean
) returns text language sql immutable parallel safe
  return case
    when is_owner then 'full'
    when is_reviewer and state in (1, 2, 3) then 'full'
    when state <> 1 then 'none'
    when bought then 'full'
    when joined and coalesce(member_level, 0) >= tier_level and (price = 0 or members_included) then 'full'
    when price > 0 and has_preview then 'preview'
    else 'locked'
  end;

-- Returns the visible part of a locked caption. The contract's cutCaption (posts/cut-caption.ts) does the same for
-- previews of drafts.
create or replace function cut_caption(content text) returns text language sql immutable parallel safe
  return left(content, least(24, char_length(content) / 4));
