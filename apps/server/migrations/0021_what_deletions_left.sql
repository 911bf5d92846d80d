-- Whether anything shows a picture is asked of each row, by the sweep and by the foreign keys when it is deleted.
create index users_avatar on users (avatar_media_id) where avatar_media_id is not null;
create index characters_avatar on characters (avatar_media_id) where avatar_media_id is not null;
create index characters_banner on characters (banner_media_id) where banner_media_id is not null;
create index characters_image on characters (image_media_id) where image_media_id is not null;
create index characters_intro on characters (intro_media_id) where intro_media_id is not null;

-- What deletions have left until now.
update posts set content = '', rejected_reason = ''
  where deleted_at is not null and (content <> '' or rejected_reason <> '');
delete from post_media pm using posts p where p.diary_id = pm.diary_id and p.deleted_at is not null;
update reports r set content = '' from comments k join users u using (user_id)
  where r.reported_type = 2 and r.reported_id = k.comment_id and u.deleted_at is not null;
update checkouts k set redirect_url = '' from users u where u.user_id = k.user_id and u.deleted_at is not null;
update companion_replies r set error = null from users u
  where u.user_id = r.user_id and u.deleted_at is not null and r.error is not null;
delete from notification_marks m using users u where u.user_id = m.user_id and u.deleted_at is not null;
