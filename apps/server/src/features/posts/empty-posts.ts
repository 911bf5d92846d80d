import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { enqueueDeletion } from '../media/delete-media.ts';

const now = input('now', 'timestamptz');
const emptied = sql`deleted_at = coalesce(deleted_at, ${now}), content = '', rejected_reason = '', sort = 0`;

const postId = input('postId', 'bigint');
const emptyOne = statement({}, sql`update posts set ${emptied} where diary_id = ${postId}`);
const deleteGoal = statement({}, sql`delete from post_goals where diary_id = ${postId}`);
const deleteTranslations = statement({}, sql`delete from post_translations where diary_id = ${postId}`);
const detachOne = statement(
  { media_id: 'bigint' },
  sql`delete from post_media where diary_id = ${postId} returning media_id`,
);

/** Deletes a post: its number is left, its words go at once, its files as soon as this has committed. */
export async function emptyPost(tx: Tx, post: { postId: string; now: Date }): Promise<void> {
  await emptyOne.run(tx, post);
  await deleteGoal.run(tx, post);
  await deleteTranslations.run(tx, post);
  const detached = await detachOne.all(tx, post);
  await enqueueDeletion(
    tx,
    detached.map(({ media_id }) => media_id),
  );
}

// Live ones alone, which have an index: what was deleted before is empty already.
const liveOfPerson = sql`p.deleted_at is null and p.char_id = any(array(
  select c.char_id from characters c where c.user_id = ${input('userId', 'bigint')}))`;
const deleteGoals = statement(
  {},
  sql`delete from post_goals o using posts p where p.diary_id = o.diary_id and ${liveOfPerson}`,
);
const deleteAllTranslations = statement(
  {},
  sql`delete from post_translations t using posts p where p.diary_id = t.diary_id and ${liveOfPerson}`,
);
const detachAll = statement(
  {},
  sql`delete from post_media pm using posts p where p.diary_id = pm.diary_id and ${liveOfPerson}`,
);
const emptyAll = statement({}, sql`update posts p set ${emptied} where ${liveOfPerson}`);

/** What empties the posts of a person. The last one takes away what the others go by. */
export const emptyingPosts = [deleteGoals, deleteAllTranslations, detachAll, emptyAll];

/** What a deleted person posted goes, for everybody. Their files go with all that is theirs. */
export async function emptyPostsOfPerson(tx: Tx, person: DeletedPerson): Promise<void> {
  for (const emptying of emptyingPosts) await emptying.run(tx, person);
}
