import type { DeletedPerson } from '../../feature.ts';
import { query, type Tx } from '../../platform/db/db.ts';

const ofPerson = '(select c.char_id from characters c where c.user_id = $1)';
const withdraw = `
  update posts set deleted_at = $2, content = '' where char_id in ${ofPerson} and deleted_at is null`;
const forgetPictures = `
  delete from post_media pm using posts p where p.diary_id = pm.diary_id and p.char_id in ${ofPerson}`;

/** What a deleted person posted goes, for everybody. */
export async function withdrawPosts(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await query(tx, withdraw, [userId, now]);
  await query(tx, forgetPictures, [userId]);
}
