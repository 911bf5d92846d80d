import { refuse } from '../../platform/app-error.ts';
import type { ColumnsOf } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ postId: 'bigint', userId: 'bigint' });

const ownPost = {
  post_id: 'bigint',
  char_id: 'bigint',
  tier_level: 'integer',
  price: 'integer',
  is_open: 'boolean',
  state: 'smallint',
  published_at: 'timestamptz',
  is_reposted: 'boolean',
  deleted_at: 'timestamptz?',
} as const;
export type OwnPost = ColumnsOf<typeof ownPost>;

const lock = statement(
  ownPost,
  sql`select p.post_id, p.char_id, p.tier_level, p.price, p.is_open, p.state, p.published_at, p.is_reposted, p.deleted_at
    from posts p join characters c using (char_id)
    where p.post_id = ${$.postId} and c.user_id = ${$.userId} and c.deleted_at is null for update of p`,
);

/**
 * Locks a post of this person, also a deleted one, until the transaction ends, so that purchases wait. Refuses with
 * `postDeleted` when it is not theirs.
 */
export async function lockOwnPost(tx: Tx, postId: string, userId: string): Promise<OwnPost> {
  return (await lock.first(tx, { postId, userId })) ?? refuse('postDeleted');
}

/** Does the same as `lockOwnPost` and also refuses a deleted post. */
export async function lockLivePost(tx: Tx, postId: string, userId: string): Promise<OwnPost> {
  const post = await lockOwnPost(tx, postId, userId);
  return post.deleted_at === null ? post : refuse('postDeleted');
}

const findBuyer = statement(
  { exists: 'boolean' },
  sql`select exists (select from purchases where post_id = ${$.postId} and refunded_by is null)`,
);

/** Whether a buyer has paid for the post and was not refunded. */
export async function isBought(tx: Tx, postId: string): Promise<boolean> {
  return (await findBuyer.one(tx, { postId })).exists;
}

const listMedia = statement(
  { media_id: 'bigint' },
  sql`select media_id from post_media where post_id = ${$.postId} and is_in_post`,
);

export async function listPostMediaIds(tx: Tx, postId: string): Promise<string[]> {
  const rows = await listMedia.all(tx, { postId });
  return rows.map(({ media_id }) => media_id);
}
