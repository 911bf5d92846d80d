import type { DeletedPerson } from '../../feature.ts';
import { query, type Tx } from '../../platform/db/db.ts';

// The name is what other people's conversations show from now on.
const anonymize = `
  update characters set deleted_at = $2, name = 'Deleted account', nickname = '', tagline = '', bio = '', card = '{}',
    kind = null, char_unique_id = 'deleted_' || char_id, avatar_media_id = null, banner_media_id = null,
    image_media_id = null, intro_media_id = null, is_blue_label = 0, pro_sales_open = false
  where user_id = $1 and deleted_at is null`;

const retire = `
  insert into retired_handles (digest, retired_at)
  select sha256(convert_to(char_unique_id, 'UTF8')), $2 from characters where user_id = $1 and deleted_at is null
  on conflict do nothing`;

/** Takes a deleted person's characters away: nobody finds, sees or joins them any more, or gets their handle. */
export async function anonymizeCharacters(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await query(tx, retire, [userId, now]);
  await query(tx, anonymize, [userId, now]);
}
