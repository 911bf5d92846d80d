import { type Db, query, type Tx } from '../../platform/db/db.ts';

export type NewCharacter = {
  userId: string;
  handle: string;
  name: string;
  tagline: string;
  bio: string;
  kind: string | null;
  groupId: string | null;
  media: { avatar: string | null; banner: string | null };
  card: object;
};

const findOwn = `
  select char_id, char_unique_id from characters where user_id = $1 and deleted_at is null order by char_id limit 1`;

export async function findOwnCharacter(
  db: Db | Tx,
  userId: string,
): Promise<{ charId: string; handle: string } | undefined> {
  const [row] = await query<{ char_id: string; char_unique_id: string }>(db, findOwn, [userId]);
  return row && { charId: row.char_id, handle: row.char_unique_id };
}

export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await query(tx, 'select from users where user_id = $1 for update', [userId]);
}

const isRetired = `
  exists (select from retired_handles where digest = sha256(convert_to($1, 'UTF8')))`;
const findHandle = `select exists (select from characters where char_unique_id = $1) or ${isRetired} as is_known`;
const findRetired = `select ${isRetired} as is_known`;

/** Whether somebody has the handle, or had it: an old link must not lead to somebody else. */
export async function isHandleKnown(db: Db | Tx, handle: string): Promise<boolean> {
  const [row] = await query<{ is_known: boolean }>(db, findHandle, [handle]);
  return row?.is_known === true;
}

/** Asked after the handle has been taken: whoever gave it up in the same moment has retired it by then. */
export async function isHandleRetired(tx: Tx, handle: string): Promise<boolean> {
  const [row] = await query<{ is_known: boolean }>(tx, findRetired, [handle]);
  return row?.is_known === true;
}

const insert = `
  insert into characters (user_id, char_unique_id, name, nickname, tagline, bio, kind, group_id,
    avatar_media_id, banner_media_id, image_media_id, card, created_at)
  values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $8, $10, $11)
  on conflict (char_unique_id) do nothing
  returning char_id`;

/** Gives the new id; undefined when somebody has the handle. */
export async function insertCharacter(
  tx: Tx,
  character: NewCharacter,
  now: Date,
): Promise<string | undefined> {
  const { userId, handle, name, tagline, bio, kind, groupId, media, card } = character;
  const values = [userId, handle, name, tagline, bio, kind, groupId];
  const [row] = await query<{ char_id: string }>(tx, insert, [
    ...values,
    media.avatar,
    media.banner,
    JSON.stringify(card),
    now,
  ]);
  return row?.char_id;
}

export async function updateToCreator(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ is_creator: true }).where('user_id', '=', userId).execute();
}

export async function insertCreatorConsents(
  tx: Tx,
  userId: string,
  textVersion: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values(
      ['creator_age', 'creator_policy'].map((kind) => ({
        user_id: userId,
        kind,
        text_version: textVersion,
        given_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
