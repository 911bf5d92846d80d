import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

// Other people's conversations show this name from now on.
const anonymize = statement(
  {},
  sql`update characters set deleted_at = ${$.now}, name = 'Deleted account', nickname = '', tagline = '', bio = '', card = '{}',
    kind = null, char_unique_id = 'deleted_' || char_id, avatar_media_id = null, banner_media_id = null,
    image_media_id = null, intro_media_id = null, is_blue_label = 0, pro_sales_open = false
  where user_id = ${$.userId} and deleted_at is null`,
);

const retire = statement(
  {},
  sql`insert into retired_handles (digest, retired_at)
  select sha256(convert_to(char_unique_id, 'UTF8')), ${$.now} from characters where user_id = ${$.userId} and deleted_at is null
  on conflict do nothing`,
);

/** Retires a deleted person's characters: nobody can find, see or join them, or take their handles. */
export async function anonymizeCharacters(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  await retire.run(tx, { userId, now });
  await anonymize.run(tx, { userId, now });
}
