import { sql } from '../../platform/db/sql.ts';

/**
 * The condition that a post, a message, an automated message, an account or a character shows the media row `m`. Add
 * every new reference to media here: a test compares this with the foreign keys.
 */
export const isShown = sql`(
  exists (select from post_media where post_media.media_id = m.media_id)
  or exists (select from message_media where message_media.media_id = m.media_id)
  or exists (select from broadcast_media where broadcast_media.media_id = m.media_id)
  or exists (select from auto_message_media where auto_message_media.media_id = m.media_id)
  or exists (select from users where users.avatar_media_id = m.media_id)
  or exists (select from characters where characters.avatar_media_id = m.media_id)
  or exists (select from characters where characters.banner_media_id = m.media_id)
  or exists (select from characters where characters.image_media_id = m.media_id)
  or exists (select from characters where characters.intro_media_id = m.media_id)
  or exists (select from held_changes h where h.state <> 'applied' and h.media_ids @> array[m.media_id]))`;
