import type { ProfileSettings } from '@kindred/contract/characters/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type Db, query } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';

const findSettings = `select comment_config, kind, is_presence_shown::integer as show_online from characters
  where char_id = $1 and deleted_at is null`;

/** How the viewer's own character meets people. */
export async function getProfileSettings(
  { db }: Pick<Context, 'db'>,
  { charId }: Viewer,
): Promise<ProfileSettings> {
  return readSettings(db, charId ?? refuse('notFound'));
}

/** Changes what was sent and leaves the rest. */
export async function updateProfileSettings(
  { db }: Pick<Context, 'db'>,
  { charId }: Viewer,
  change: { [Name in keyof ProfileSettings]?: ProfileSettings[Name] | undefined },
): Promise<ProfileSettings> {
  if (!charId) return refuse('notFound');
  const { show_online, ...given } = change;
  const shown = show_online === undefined ? {} : { is_presence_shown: show_online === 1 };
  const sent = Object.entries({ ...given, ...shown }).filter(([, value]) => value !== undefined);
  const columns = Object.fromEntries(sent);
  if (Object.keys(columns).length > 0) {
    await db.updateTable('characters').set(columns).where('char_id', '=', charId).execute();
  }
  return readSettings(db, charId);
}

async function readSettings(db: Db, charId: string): Promise<ProfileSettings> {
  const [row] = await query<ProfileSettings>(db, findSettings, [charId]);
  return row ?? refuse('notFound');
}
