import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  handle: 'text',
  userId: 'bigint',
  name: 'text',
  tagline: 'text',
  bio: 'text',
  kind: 'text?',
  groupId: 'text?',
  avatar: 'bigint?',
  banner: 'bigint?',
  card: 'jsonb',
  now: 'timestamptz',
  textVersion: 'text',
});

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

const findOwn = statement(
  { char_id: 'bigint', char_unique_id: 'text' },
  sql`select char_id, char_unique_id from characters
    where user_id = ${$.userId} and deleted_at is null order by char_id limit 1`,
);

/** Finds the character of this person. */
export async function findOwnCharacter(
  db: Db | Tx,
  userId: string,
): Promise<{ charId: string; handle: string } | undefined> {
  const row = await findOwn.first(db, { userId });
  return row && { charId: row.char_id, handle: row.char_unique_id };
}

const lock = statement({}, sql`select from users where user_id = ${$.userId} for update`);

/** Locks the row of a user until the transaction ends, so that a second attempt to become a creator waits. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await lock.run(tx, { userId });
}

const isRetired = sql`exists (select from retired_handles where digest = sha256(convert_to(${$.handle}, 'UTF8')))`;
const isKnown = { is_known: 'boolean' } as const;
const findHandle = statement(
  isKnown,
  sql`select exists (select from characters where char_unique_id = ${$.handle}) or ${isRetired} as is_known`,
);
const findRetired = statement(isKnown, sql`select ${isRetired} as is_known`);

/** Whether the handle is or was taken: an old link must not lead to another person. */
export async function isHandleKnown(db: Db | Tx, handle: string): Promise<boolean> {
  return (await findHandle.one(db, { handle })).is_known;
}

/** Call this after the handle is taken: a person who gave it up at the same moment has retired it by then. */
export async function isHandleRetired(tx: Tx, handle: string): Promise<boolean> {
  return (await findRetired.one(tx, { handle })).is_known;
}

const insert = statement(
  { char_id: 'bigint' },
  sql`insert into characters (user_id, char_unique_id, name, nickname, tagline, bio, kind, group_id,
      avatar_media_id, banner_media_id, image_media_id, card, created_at)
    values (${$.userId}, ${$.handle}, ${$.name}, ${$.name},
      ${$.tagline}, ${$.bio}, ${$.kind}, ${$.groupId},
      ${$.avatar}, ${$.banner}, ${$.avatar},
      ${$.card}, ${$.now})
    on conflict (char_unique_id) do nothing
    returning char_id`,
);

/** Returns the new id; undefined when the handle is taken. */
export async function insertCharacter(
  tx: Tx,
  character: NewCharacter,
  now: Date,
): Promise<string | undefined> {
  const { media, card, ...words } = character;
  const row = await insert.first(tx, { ...words, ...media, card: JSON.stringify(card), now });
  return row?.char_id;
}

const makeCreator = statement({}, sql`update users set is_creator = true where user_id = ${$.userId}`);

const insertConsent = statement(
  {},
  sql`insert into consents (user_id, kind, text_version, given_at)
    select ${$.userId}, kind, ${$.textVersion}, ${$.now} from unnest(array['creator_age', 'creator_policy']) kind
    on conflict do nothing`,
);

export async function updateToCreator(tx: Tx, userId: string): Promise<void> {
  await makeCreator.run(tx, { userId });
}

/** Records the person's consent to this version of the creators' terms. */
export async function insertCreatorConsents(
  tx: Tx,
  userId: string,
  textVersion: string,
  now: Date,
): Promise<void> {
  await insertConsent.run(tx, { userId, textVersion, now });
}
