-- The wire's JSON of posts' media and of creators is made when it is read.
drop table post_media_texts;
drop function if exists write_post_media_texts(bigint[]), post_media_texts_of(bigint[]) cascade;
drop function if exists rewrite_media_of_posts(), rewrite_posts_of_media() cascade;
drop function if exists write_public_fields(), public_fields_of(characters) cascade;
drop function if exists public_image_address(bigint, text);
alter table characters drop column public_fields;
