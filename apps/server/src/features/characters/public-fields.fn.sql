-- Of the wire's `characterCard`, what everybody is told alike: its fields without braces, which stand in
-- `characters.public_fields`. The class of a picture never changes, so only a change of the row itself changes them.
create or replace function public_fields_of(c characters) returns text language sql stable as $$
  select concat(
    '"char_id":"', c.char_id, '","char_unique_id":', to_json(c.char_unique_id), ',"user_id":"', c.user_id,
    '","name":', to_json(c.name), ',"nickname":', to_json(c.nickname), ',"tagline":', to_json(c.tagline),
    ',"avatar":"', public_image_address(c.avatar_media_id, 'w320'), '","banner":"', public_image_address(c.banner_media_id, 'w1600'),
    '","image":"', public_image_address(c.image_media_id, 'w1600'),
    '","char_type":', c.char_type, ',"is_blue_label":', c.is_blue_label,
    ',"group_id":', coalesce(to_json(c.group_id)::text, 'null'),
    ',"character_sub":{"sub_type":"', case when c.group_id is null then 'free' else 'pro' end,
    '"},"pro_sales_open":', c.pro_sales_open::text)
$$;

create or replace function write_public_fields() returns trigger language plpgsql as $$
begin
  new.public_fields := public_fields_of(new);
  return new;
end $$;

create or replace trigger public_fields before insert or update of
    char_id, user_id, char_unique_id, name, nickname, tagline, avatar_media_id, banner_media_id, image_media_id, char_type, is_blue_label,
    group_id, pro_sales_open
  on characters for each row execute function write_public_fields();
