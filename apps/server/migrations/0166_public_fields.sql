-- What the wire says of a creator to everybody alike, written once: every card of a post said it again, with three look-ups of
-- pictures. As `public_fields_of` says it from now on.
alter table characters add column public_fields text not null default '';
update characters c set public_fields = concat(
  '"char_id":"', c.char_id, '","char_unique_id":', to_json(c.char_unique_id), ',"user_id":"', c.user_id, '","name":', to_json(c.name),
  ',"nickname":', to_json(c.nickname), ',"tagline":', to_json(c.tagline),
  ',"avatar":"', (select '/media/' || i.key || '/w320' from media i where i.media_id = c.avatar_media_id and i.class = 'public'),
  '","banner":"', (select '/media/' || i.key || '/w1600' from media i where i.media_id = c.banner_media_id and i.class = 'public'),
  '","image":"', (select '/media/' || i.key || '/w1600' from media i where i.media_id = c.image_media_id and i.class = 'public'),
  '","char_type":', c.char_type, ',"is_blue_label":', c.is_blue_label, ',"group_id":', coalesce(to_json(c.group_id)::text, 'null'),
  ',"character_sub":{"sub_type":"', case when c.group_id is null then 'free' else 'pro' end, '"},"pro_sales_open":', c.pro_sales_open::text);
