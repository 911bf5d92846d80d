import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { enqueueDeletion } from '../media/delete-media.ts';
import { hasBuyers } from './has-buyers.sql.ts';
import { deletingPolls } from './polls/delete-polls.ts';

const $ = inputs({ now: 'timestamptz', postId: 'bigint', userId: 'bigint' });

const emptied = sql`deleted_at = coalesce(deleted_at, ${$.now}), content = '', disclosures = '{}', rejected_reason = '', sort = 0, kept_at = null`;

const emptyOne = statement({}, sql`update posts set ${emptied} where post_id = ${$.postId}`);
const deleteGoal = statement({}, sql`delete from post_goals where post_id = ${$.postId}`);
const deleteTranslations = statement({}, sql`delete from post_translations where post_id = ${$.postId}`);
const deletePoll = deletingPolls(sql`select ${$.postId}`);
const deleteTimes = statement({}, sql`delete from post_times where post_id = ${$.postId}`);
const detachOne = statement(
  { media_id: 'bigint' },
  sql`delete from post_media where post_id = ${$.postId} returning media_id`,
);

/** Deletes a post: its row stays, its words go at once, its files after the commit. */
export async function emptyPost(tx: Tx, post: { postId: string; now: Date }): Promise<void> {
  await emptyOne.run(tx, post);
  await deleteGoal.run(tx, post);
  await deleteTranslations.run(tx, post);
  await deleteTimes.run(tx, post);
  for (const deletion of deletePoll) await deletion.run(tx, post);
  const detached = await detachOne.all(tx, post);
  await enqueueDeletion(
    tx,
    detached.map(({ media_id }) => media_id),
  );
}

// Only live posts, which have an index; deleted posts are empty already.
const liveOfPerson = sql`p.deleted_at is null and p.char_id = any(array(
  select c.char_id from characters c where c.user_id = ${$.userId}))`;
const keepSold = statement(
  {},
  sql`update posts p set kept_at = ${$.now} where p.state in (1, 6) and ${liveOfPerson} and ${hasBuyers(sql`p.post_id`)}`,
);
const deleteGoals = statement(
  {},
  sql`delete from post_goals o using posts p where p.post_id = o.post_id and ${liveOfPerson}`,
);
const deleteAllTranslations = statement(
  {},
  sql`delete from post_translations t using posts p where p.post_id = t.post_id and ${liveOfPerson}`,
);
const deleteAllTimes = statement(
  {},
  sql`delete from post_times t using posts p where p.post_id = t.post_id and ${liveOfPerson}`,
);
const deletePolls = deletingPolls(sql`select p.post_id from posts p where ${liveOfPerson}`);
const detachUnsold = statement(
  {},
  sql`delete from post_media pm using posts p where p.post_id = pm.post_id and p.kept_at is null and ${liveOfPerson}`,
);
const emptyUnsold = statement(
  {},
  sql`update posts p set ${emptied} where p.kept_at is null and ${liveOfPerson}`,
);
const hideKept = statement(
  {},
  sql`update posts p set deleted_at = ${$.now}, rejected_reason = '', sort = 0 where p.kept_at is not null and ${liveOfPerson}`,
);

/** The statements that empty a person's posts, in this order: the last ones remove what the others search by. */
export const emptyingPosts = [
  keepSold,
  deleteGoals,
  deleteAllTranslations,
  deleteAllTimes,
  ...deletePolls,
  detachUnsold,
  emptyUnsold,
  hideKept,
];

/** Empties the posts of a deleted person. A post with buyers stays, for its buyers only. */
export async function emptyPostsOfPerson(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  for (const emptying of emptyingPosts) await emptying.run(tx, person);
}

const listUnowned = statement(
  { post_id: 'bigint' },
  sql`select p.post_id from posts p where p.kept_at is not null and not ${hasBuyers(sql`p.post_id`)} limit 200`,
);

/** Empties the kept posts whose buyers have all had a refund or left. */
export async function emptyUnownedPosts(context: Pick<Context, 'db' | 'live' | 'clock'>): Promise<void> {
  for (const { post_id: postId } of await listUnowned.all(context.db)) {
    await transact(context, (tx) => emptyPost(tx, { postId, now: context.clock.now() }));
  }
}
