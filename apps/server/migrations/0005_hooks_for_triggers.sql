-- What likes, comments and a new time zone bring about is said in the use cases.
drop function if exists thank_for_like() cascade;
drop function if exists thank_for_comment() cascade;
drop function if exists move_digest() cascade;
drop trigger if exists comments_engagement on comments;
