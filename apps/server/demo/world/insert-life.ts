import { storedPushTypes } from '@kindred/contract/notifications/limits';
import type { Context } from '../../src/context.ts';
import { publishDomainEvent } from '../../src/domain-event.ts';
import { markRead } from '../../src/features/notifications/notifications.sql.ts';
import { likesOf } from '../../src/features/posts/likes/like-post.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { inputs, sql, statement } from '../../src/platform/db/sql.ts';
import { demoFans } from '../demo-identities.ts';
import { type DemoWriter, demoComments } from './demo-comments.ts';
import { demoCrowd } from './demo-crowd.ts';
import { insertAudience } from './insert-audience.ts';
import { type FindWriter, type Heard, insertComments } from './insert-comments.ts';
import type { SettledCreator } from './insert-creator.ts';
import { insertTransactions, type World } from './insert-transactions.ts';
import { createRandom } from './seeded-random.ts';

const $ = inputs({ postId: 'bigint', at: 'timestamptz', userIds: 'bigint[]' });

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const trialOrPaidDays = 30;
/** What was said before that has been read. */
const unreadDays = 2;
/** How much of the crowd has joined a creator. */
const shares: Record<string, number> = {
  mara_clay: 0.88,
  dr_vega: 0.6,
  wander_ilse: 0.5,
  nightshift_noor: 0.4,
};

/** What people do with each other: join, like, buy, give, write. The same world each time. */
export async function insertLife(tx: Tx, context: Context, world: World): Promise<void> {
  const random = createRandom('demo life');
  const members = new Map<SettledCreator, string[]>();
  const readUpTo = new Date(world.now.getTime() - unreadDays * dayMs);
  const liked: Liked[] = [];
  for (const creator of world.creators) {
    const joined = world.crowd.filter(() => random.next() < (shares[creator.handle] ?? 0.3));
    const followers = demoFans.filter(({ follows }) =>
      (follows as readonly string[]).includes(creator.handle),
    );
    const followerIds = followers.map(({ nickname }) => world.fans[nickname] as string);
    joined.push(...followerIds);
    for (const userId of joined) {
      const daysAgo = creator.groupId ? random.int(2, 27) : random.int(2, 88);
      await join(tx, userId, creator, new Date(world.now.getTime() - daysAgo * dayMs));
    }
    const pick = () => [
      ...world.crowd.filter(() => random.next() < 0.4),
      ...followerIds.filter(() => random.next() < 0.6),
    ];
    const likes = await like(tx, creator, pick, world.now);
    // The latest are not told, so that those who like them are.
    liked.push(...likes.filter(({ now }) => now < readUpTo));
    members.set(creator, joined);
    await insertAudience(tx, creator, { crowd: world.crowd, members: joined, now: world.now });
  }
  await insertTransactions(tx, context, world, members);
  const heard: (Heard | Liked)[] = liked;
  for (const [creator, joined] of members) heard.push(...(await comment(tx, creator, joined, world)));
  for (const news of heard.toSorted((a, b) => a.now.getTime() - b.now.getTime()))
    await publishDomainEvent(context, tx, news);
  const hearers = new Set(heard.map(({ userId }) => userId));
  for (const userId of hearers) await markRead(tx, userId, readUpTo, storedPushTypes);
}

/** A follow, or a subscription that was canceled and runs out: the sandbox knows no contract to renew. */
async function join(
  tx: Tx,
  userId: string,
  { charId, groupId }: SettledCreator,
  joinedAt: Date,
): Promise<void> {
  const paid = { period_end: new Date(joinedAt.getTime() + trialOrPaidDays * dayMs), month_usd_cents: 399 };
  await tx
    .insertInto('memberships')
    .values({
      user_id: userId,
      char_id: charId,
      kind: groupId ? 'pro' : 'free',
      state: groupId ? 'canceled' : 'following',
      ...(groupId ? paid : {}),
      joined_at: joinedAt,
      updated_at: joinedAt,
    })
    .execute();
}

const insertLikes = statement(
  {},
  sql`with added as (
    insert into likes (user_id, post_id, created_at)
    select user_id, ${$.postId}, ${$.at}
    from unnest(${$.userIds}) user_id returning post_id
  ), counted as (
    update posts set like_num = like_num + (select count(*) from added) where post_id = ${$.postId} returning char_id
  )
  update characters set like_num = like_num + (select count(*) from added) where char_id = (select char_id from counted)`,
);

type Liked = Omit<Heard, 'topic' | 'commentId'> & { topic: 'liked' };

/** Gives what the creator hears of it: one for each post, however many like it. */
async function like(
  tx: Tx,
  { posts, userId, charId }: SettledCreator,
  pick: () => string[],
  now: Date,
): Promise<Liked[]> {
  const liked: Liked[] = [];
  for (const { state, postId, publishedAt } of posts) {
    if (state !== 1) continue;
    const userIds = pick();
    const at = new Date(Math.min(now.getTime(), publishedAt.getTime() + hourMs));
    await insertLikes.run(tx, { userIds, postId, at });
    const otherUserId = userIds.at(-1);
    if (!otherUserId) continue;
    liked.push({
      topic: 'liked',
      userId,
      otherUserId,
      charId,
      postId,
      cause: likesOf(postId),
      now: at,
    });
  }
  return liked;
}

/**
 * What is said under a creator's posts, by them and by those who have joined; who is named joins to say it. Gives what
 * others are to hear of it.
 */
async function comment(
  tx: Tx,
  creator: SettledCreator,
  joined: readonly string[],
  { creators, crowd, fans, now }: World,
): Promise<Heard[]> {
  const members = new Set([creator.userId, ...joined]);
  const idOf = (writer: DemoWriter): string | undefined => {
    if (writer === 'host') return creator.userId;
    if (typeof writer === 'number') return joined[writer % joined.length];
    if (writer.startsWith('@')) return creators.find(({ handle }) => `@${handle}` === writer)?.userId;
    return fans[writer] ?? crowd[(demoCrowd as readonly string[]).indexOf(writer)];
  };
  const findWriter: FindWriter = async (writer) => {
    const userId = idOf(writer);
    if (!userId) throw new Error(`nobody is called ${writer}`);
    if (!members.has(userId)) await join(tx, userId, creator, new Date(now.getTime() - 9 * dayMs));
    members.add(userId);
    return { userId, isCreator: creators.some((one) => one.userId === userId) };
  };
  const heard: Heard[] = [];
  for (const said of demoComments.filter(({ handle }) => handle === creator.handle)) {
    heard.push(...(await insertComments(tx, creator, said, findWriter, now)));
  }
  return heard;
}
