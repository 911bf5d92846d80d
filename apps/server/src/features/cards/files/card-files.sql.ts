import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  charId: 'bigint',
  generation: 'integer',
  roles: 'text[]',
  paths: 'text[]',
  keys: 'text[]',
  sizes: 'bigint[]',
  userId: 'bigint',
});

export type CardFileRole = 'picture' | 'original' | 'asset';
export type CardFileRow = { role: CardFileRole; path: string; key: string; bytes: string };

const columns = { role: as<CardFileRole>('text'), path: 'text', key: 'text', bytes: 'bigint' } as const;

const list = statement(
  columns,
  sql`select role, path, key, bytes from card_files
    where char_id = ${$.charId} and generation = ${$.generation} order by role, path`,
);

const insert = statement(
  {},
  sql`insert into card_files (char_id, generation, role, path, key, bytes)
    select ${$.charId}, ${$.generation}, f.role, f.path, f.key, f.bytes
    from unnest(${$.roles}, ${$.paths}, ${$.keys},
      ${$.sizes}) f (role, path, key, bytes)`,
);

const deleteUnused = statement(
  { key: 'text' },
  sql`delete from card_files f using card_drafts d
    where f.char_id = ${$.charId} and d.char_id = f.char_id
      and f.generation not in (d.generation, d.published_generation)
    returning f.key`,
);

const deleteOf = statement(
  { key: 'text' },
  sql`delete from card_files f using characters c
    where c.char_id = f.char_id and c.user_id = ${$.userId} returning f.key`,
);

const findNamed = statement({ key: 'text' }, sql`select key from card_files where key = any(${$.keys})`);

/** Lists the files of one generation of a card. */
export function listCardFiles(
  db: Db | Tx,
  of: { charId: string; generation: number },
): Promise<CardFileRow[]> {
  return list.all(db, of);
}

/** Inserts the rows of a card's files; the storage already has their bytes under `key`. */
export async function insertCardFiles(
  tx: Tx,
  of: { charId: string; generation: number },
  files: { role: CardFileRole; path: string; key: string; bytes: Buffer }[],
): Promise<void> {
  await insert.run(tx, {
    ...of,
    roles: files.map(({ role }) => role),
    paths: files.map(({ path }) => path),
    keys: files.map(({ key }) => key),
    sizes: files.map(({ bytes }) => String(bytes.length)),
  });
}

/** Deletes the rows that belong neither to the draft nor to the published card; returns their keys. */
export async function deleteUnusedCardFiles(tx: Tx, of: string): Promise<string[]> {
  return (await deleteUnused.all(tx, { charId: of })).map(({ key }) => key);
}

/** Deletes the rows of a deleted person's card files. Returns the storage keys to be deleted as well. */
export async function deleteCardFilesOf(tx: Tx, userId: string): Promise<string[]> {
  return (await deleteOf.all(tx, { userId })).map(({ key }) => key);
}

/** Returns those of the keys that have a row. */
export async function listNamedCardFiles(db: Db, keys: string[]): Promise<Set<string>> {
  return new Set((await findNamed.all(db, { keys })).map(({ key }) => key));
}
