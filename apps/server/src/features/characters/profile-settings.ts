import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ProfileSettings } from '@kindred/contract/characters/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { updateCharacterColumns } from './update-character-columns.ts';

const $ = inputs({ charId: 'bigint' });

const findSettings = statement(
  {
    comment_config: as<ProfileSettings['comment_config']>('smallint'),
    kind: as<ProfileSettings['kind']>('text?'),
    show_online: as<ProfileSettings['show_online']>('smallint'),
  },
  sql`select comment_config, kind, is_presence_shown::integer::smallint as show_online
    from characters where char_id = ${$.charId} and deleted_at is null`,
);

export async function getProfileSettings(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { charId }: Viewer,
): Promise<ProfileSettings> {
  return readSettings(db, charId ?? refuse('notFound'));
}

/** Changes the fields that are present and leaves the others. */
export async function updateProfileSettings(
  { db }: Pick<Context, 'db'>,
  change: ParsedInput<'updateProfileSettings'>,
  { charId }: Viewer,
): Promise<ProfileSettings> {
  if (!charId) return refuse('notFound');
  const { show_online, ...fields } = change;
  const presence = show_online === undefined ? {} : { is_presence_shown: show_online === 1 };
  const changes = Object.entries({ ...fields, ...presence }).filter(([, value]) => value !== undefined);
  await updateCharacterColumns(db, charId, Object.fromEntries(changes));
  return readSettings(db, charId);
}

async function readSettings(db: Db, charId: string): Promise<ProfileSettings> {
  return (await findSettings.first(db, { charId })) ?? refuse('notFound');
}
