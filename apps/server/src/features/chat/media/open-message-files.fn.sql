-- Finds the message by which a person may have this file. Staff see messages that were reported.
create or replace function open_message_files(p_media bigint, p_user bigint, p_is_reviewer boolean)
returns setof bigint language sql stable as $$
  select t.message_id
    from message_media mm join messages t using (message_id) join conversations v using (conversation_id)
    left join message_purchases b on b.message_id = t.message_id and b.refunded_by is null
    cross join lateral (select p_is_reviewer and exists (select from reports r
      where r.evidence @> jsonb_build_array(jsonb_build_object('msg_id', t.message_id::text))) as is_reviewer offset 0) e
    where mm.media_id = p_media and (e.is_reviewer or not is_blocked(v.user_id, v.creator_user_id))
      and message_access(v.creator_user_id = p_user, v.user_id = p_user, e.is_reviewer, b.message_id is not null,
        t.price, t.is_deleted) = 'full'
$$;
