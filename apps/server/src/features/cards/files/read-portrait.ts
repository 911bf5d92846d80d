import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ charId: 'bigint' });

const findPortrait = statement(
  { key: 'text' },
  sql`select m.key || '/w' || m.widths[cardinality(m.widths)] as key
    from characters c join media m on m.media_id = coalesce(c.image_media_id, c.avatar_media_id)
    where c.char_id = ${$.charId} and m.state = 'ready'`,
);

/** Reads the character's own picture, for a card without one; undefined when there is none. */
export async function readPortrait(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  charId: string,
): Promise<Buffer | undefined> {
  const portrait = await findPortrait.first(db, { charId });
  const size = portrait && (await storage.size(portrait.key));
  return portrait && size ? buffer(storage.read(portrait.key, 0, size - 1)) : undefined;
}
