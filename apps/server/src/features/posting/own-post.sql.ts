import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';

export type OwnPost = {
  diary_id: string;
  price: number;
  state: number;
  published_at: Date;
  is_reposted: boolean;
  deleted_at: Date | null;
};

const lock = `select p.diary_id, p.price, p.state, p.published_at, p.is_reposted, p.deleted_at
  from posts p join characters c using (char_id)
  where p.diary_id = $1::bigint and c.user_id = $2::bigint and c.deleted_at is null for update of p`;

/**
 * A post of that person's own, deleted ones too, kept from others until the transaction ends: a purchase that is
 * under way is waited for, a later one waits. `postDeleted` for what is not theirs.
 */
export async function lockOwnPost(tx: Tx, diaryId: string, userId: string): Promise<OwnPost> {
  const [post] = await query<OwnPost>(tx, lock, [diaryId, userId]);
  return post ?? refuse('postDeleted');
}

/** As `lockOwnPost`, of posts that are there. */
export async function lockLivePost(tx: Tx, diaryId: string, userId: string): Promise<OwnPost> {
  const post = await lockOwnPost(tx, diaryId, userId);
  return post.deleted_at === null ? post : refuse('postDeleted');
}

const findBuyer = 'select from purchases where diary_id = $1::bigint and refunded_by is null limit 1';

/** Whether somebody has paid for it and was not paid back. */
export async function isBought(tx: Tx, diaryId: string): Promise<boolean> {
  return (await query(tx, findBuyer, [diaryId])).length > 0;
}

export async function listPostMediaIds(tx: Tx, diaryId: string): Promise<string[]> {
  const text = 'select media_id from post_media where diary_id = $1::bigint and is_in_post';
  const rows = await query<{ media_id: string }>(tx, text, [diaryId]);
  return rows.map(({ media_id }) => media_id);
}
