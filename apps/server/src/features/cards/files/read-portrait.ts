import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../context.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const findPortrait = statement(
  { key: 'text' },
  sql`select m.key || '/w' || m.widths[cardinality(m.widths)] as key
    from characters c join media m on m.media_id = coalesce(c.image_media_id, c.avatar_media_id)
    where c.char_id = ${input('charId', 'bigint')} and m.state = 'ready'`,
);

/** The character's own picture, for a card that came without one; undefined where there is none. */
export async function readPortrait(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  charId: string,
): Promise<Buffer | undefined> {
  const found = await findPortrait.find(db, { charId });
  const size = found && (await storage.size(found.key));
  return found && size ? buffer(storage.read(found.key, 0, size - 1)) : undefined;
}
