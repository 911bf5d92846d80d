import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { vaultFoldersMax } from '@kindred/contract/creator-tools/limits';
import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../../characters/own-character.ts';

const $ = inputs({
  charId: 'bigint',
  userId: 'bigint',
  folderId: 'bigint',
  toFolderId: 'bigint?',
  name: 'text',
  mediaIds: 'bigint[]',
  now: 'timestamptz',
});

const list = statement(
  { folder_id: 'text', name: 'text', count: 'integer' },
  sql`select d.folder_id::text, d.name, (select count(*)::int from vault_items i join media f using (media_id)
      where i.folder_id = d.folder_id and f.state = 'ready') as count
    from vault_folders d where d.char_id = ${$.charId} order by lower(d.name), d.folder_id`,
);

export async function listVaultFolders(
  { db }: Pick<Context, 'db'>,
  _input: ParsedInput<'listVaultFolders'>,
  viewer: Viewer,
): Promise<CallOutput<'listVaultFolders'>> {
  return { list: await list.all(db, { charId: ownCharacter(viewer) }) };
}

// A creator's writes come one after the other, so that the limit holds.
const lock = statement({}, sql`select from characters where char_id = ${$.charId} for no key update`);
const findByName = statement(
  { folder_id: 'text' },
  sql`select folder_id::text from vault_folders where char_id = ${$.charId} and lower(name) = lower(${$.name})`,
);
const insert = statement(
  { folder_id: 'text' },
  sql`insert into vault_folders (char_id, name, created_at) select ${$.charId}, ${$.name}, ${$.now}
    where (select count(*) from vault_folders where char_id = ${$.charId}) < ${vaultFoldersMax}
    returning folder_id::text`,
);
const rename = statement(
  {},
  sql`update vault_folders set name = ${$.name} where char_id = ${$.charId} and folder_id = ${$.folderId}`,
);

/** Makes or renames a folder. Refuses with `tooManyFolders`, and with `notFound` for the folder of somebody else. */
export function saveVaultFolder(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { folder_id: folderId, name }: ParsedInput<'saveVaultFolder'>,
  viewer: Viewer,
): Promise<CallOutput<'saveVaultFolder'>> {
  const charId = ownCharacter(viewer);
  return transact(context, async (tx) => {
    await lock.run(tx, { charId });
    const existing = await findByName.first(tx, { charId, name });
    if (existing && existing.folder_id !== folderId) return existing;
    if (folderId === undefined)
      return (await insert.first(tx, { charId, name, now: context.clock.now() })) ?? refuse('tooManyFolders');
    if ((await rename.run(tx, { charId, folderId, name })) === 0) refuse('notFound');
    return { folder_id: folderId };
  });
}

const remove = statement(
  {},
  sql`delete from vault_folders where char_id = ${$.charId} and folder_id = ${$.folderId}`,
);

/** Deletes a folder; its files stay, and a missing one is no error. */
export async function deleteVaultFolder(
  { db }: Pick<Context, 'db'>,
  { folder_id: folderId }: ParsedInput<'deleteVaultFolder'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await remove.run(db, { charId: ownCharacter(viewer), folderId });
  return {};
}

const lockFolder = statement(
  {},
  sql`select from vault_folders where char_id = ${$.charId} and folder_id = ${$.folderId} for key share`,
);
const takeOut = statement(
  {},
  sql`delete from vault_items i using media f where f.media_id = i.media_id and i.media_id = any(${$.mediaIds})
    and f.owner_user_id = ${$.userId}`,
);
const putIn = statement(
  {},
  sql`insert into vault_items (media_id, folder_id) select f.media_id, ${$.toFolderId} from media f
    where f.media_id = any(${$.mediaIds}) and f.owner_user_id = ${$.userId} and f.state = 'ready'
    on conflict (media_id) do update set folder_id = excluded.folder_id`,
);

/** Moves the creator's own files among these. Refuses with `notFound` for the folder of somebody else. */
export async function moveVaultMedia(
  context: Pick<Context, 'db' | 'live'>,
  { media_ids: mediaIds, folder_id: toFolderId }: ParsedInput<'moveVaultMedia'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const charId = ownCharacter(viewer);
  const files = { mediaIds, userId: viewer.userId };
  await transact(context, async (tx) => {
    if (toFolderId === null) return takeOut.run(tx, files);
    if (!(await lockFolder.first(tx, { charId, folderId: toFolderId }))) refuse('notFound');
    return putIn.run(tx, { ...files, toFolderId });
  });
  return {};
}

const removeOfPerson = statement(
  {},
  sql`delete from vault_folders where char_id in (select char_id from characters where user_id = ${$.userId})`,
);
export async function deleteVaultFolders(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await removeOfPerson.run(tx, { userId });
}
