-- Conversations are found by the character's name on the fan's side, and by what the fan calls them on both.
update conversation_words w
  set words = search_words(u.nickname || ' ' || c.name, 'u' || c.creator_user_id || 'x')
    || case when u.deleted_at is null
      then search_words(concat_ws(' ', ch.name, ch.nickname, ch.char_unique_id, c.name), 'u' || c.user_id || 'x')
      else '' end
  from conversations c join users u on u.user_id = c.user_id join characters ch on ch.char_id = c.char_id
  where w.conversation_id = c.conversation_id and w.seq = 0;
