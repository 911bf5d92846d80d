import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { collectionsMax } from '@kindred/contract/library/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { lockLibrary } from './collections.sql.ts';

const $ = inputs({ viewerId: 'bigint', collectionId: 'bigint', name: 'text', now: 'timestamptz' });

const collectionRow = { collection_id: 'bigint', name: 'text' } as const;

const listOwn = statement(
  { ...collectionRow, count: 'integer' },
  sql`select o.collection_id, o.name, (select count(*) from saved_posts s
      where s.user_id = o.user_id and s.collection_id = o.collection_id)::integer as count
    from collections o where o.user_id = ${$.viewerId} order by o.name, o.collection_id`,
);
const countSaved = statement(
  { saved: 'integer' },
  sql`select count(*)::integer as saved from saved_posts s where s.user_id = ${$.viewerId}`,
);
const insert = statement(
  collectionRow,
  sql`insert into collections (user_id, name, created_at)
    values (${$.viewerId}, ${$.name}, ${$.now})
    on conflict (user_id, name) do update set name = excluded.name returning collection_id, name`,
);
const countOwn = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from collections o where o.user_id = ${$.viewerId}`,
);
// A name is not taken from another collection.
const rename = statement(
  collectionRow,
  sql`update collections o set name = ${$.name} where o.collection_id = ${$.collectionId} and o.user_id = ${$.viewerId}
    and not exists (select from collections other where other.user_id = o.user_id and other.name = ${$.name}
      and other.collection_id <> o.collection_id)
    returning o.collection_id, o.name`,
);
const remove = statement(
  {},
  sql`delete from collections o where o.collection_id = ${$.collectionId} and o.user_id = ${$.viewerId}`,
);

/** Lists the viewer's collections by name; the limit of collections fits one answer. */
export async function listCollections(
  { db }: Pick<Context, 'db'>,
  _nothing: ParsedInput<'listCollections'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'listCollections'>> {
  const { saved } = await countSaved.one(db, { viewerId });
  return { list: await listOwn.all(db, { viewerId }), saved };
}

export function saveCollection(
  context: Context,
  { collection_id: collectionId, name }: ParsedInput<'saveCollection'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'saveCollection'>> {
  return transact(context, async (tx) => {
    await lockLibrary.run(tx, { viewerId });
    if (collectionId !== undefined)
      return (await rename.first(tx, { viewerId, collectionId, name })) ?? refuse('notFound');
    const collection = await insert.one(tx, { viewerId, name, now: context.clock.now() });
    if ((await countOwn.one(tx, { viewerId })).count > collectionsMax) refuse('libraryFull');
    return collection;
  });
}

/** Deletes a collection; a missing one is no error. */
export async function deleteCollection(
  { db }: Pick<Context, 'db'>,
  { collection_id: collectionId }: ParsedInput<'deleteCollection'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await remove.run(db, { viewerId, collectionId });
  return {};
}
