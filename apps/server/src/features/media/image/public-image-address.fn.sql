-- Address of a public picture in one of its widths (w320, w1600), an empty text where there is none; as `publicImageSql` in statements.
create or replace function public_image_address(id bigint, variant text) returns text language sql stable
  return coalesce((select '/media/' || i.key || '/' || variant from media i where i.media_id = id and i.class = 'public'), '');
