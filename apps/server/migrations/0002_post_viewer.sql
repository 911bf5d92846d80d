-- What decides who sees a post: how it is offered, and what the viewer brings (`post_access`).
create type post_terms as (
  price integer, members_included boolean, tier_level integer, state smallint, has_preview boolean,
  is_open boolean
);
create type post_viewer as (
  is_owner boolean, is_reviewer boolean, is_member boolean, member_level integer, has_bought boolean
);

drop function if exists post_access(
  boolean, boolean, boolean, integer, boolean, integer, boolean, integer, smallint, boolean
);
