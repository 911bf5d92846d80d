import type { Context } from '../../src/context.ts';
import { sellPost } from '../../src/features/posts/unlock/unlock-post.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { inputs, sql, statement } from '../../src/platform/db/sql.ts';
import { demoComments } from './demo-comments.ts';
import { demoPurchases } from './demo-purchases.ts';
import { type DemoTranscript, demoTranscripts } from './demo-transcripts.ts';
import { giveDemoGift, type TimedEvent } from './give-demo-gift.ts';
import type { SettledCreator, SettledPost } from './insert-creator.ts';
import { listIncome } from './list-income.ts';

const $ = inputs({
  fanId: 'bigint',
  charId: 'bigint',
  creatorId: 'bigint',
  identity: 'text',
  text: 'text',
  at: 'timestamptz',
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type World = { creators: SettledCreator[]; crowd: string[]; fans: Record<string, string>; now: Date };

/**
 * What people buy, give and write to each other, in the order in which it happened, as the books want it. `members` are
 * those who have joined each creator.
 */
export async function insertTransactions(
  tx: Tx,
  context: Context,
  world: World,
  members: ReadonlyMap<SettledCreator, readonly string[]>,
): Promise<void> {
  const sales = [...members].flatMap(([creator, joined]) => listSales(creator, joined, world));
  const purchases = demoPurchases.map((purchase) => listPurchase(purchase, world));
  const lines = demoTranscripts.flatMap((transcript) => listLines(transcript, world));
  for (const event of [...sales, ...purchases, ...lines, ...listIncome(world)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    await event.run(tx, context);
  }
  await deleteNotes.run(tx);
}

// Long ago: none of it waits for a creator.
const deleteNotes = statement({}, sql`delete from notifications where topic = 'unlocked'`);

/**
 * Two of those who have not joined buy each paid post, on the day after it came out. Where joining does not open it, those
 * who have joined and have something to say about it buy it at once.
 */
function listSales(creator: SettledCreator, joined: readonly string[], { crowd, now }: World): TimedEvent[] {
  const strangers = crowd.filter((userId) => !joined.includes(userId)).slice(0, 2);
  return creator.posts.flatMap((post, place) => {
    if (post.price === 0 || post.state !== 1) return [];
    const commenters = post.membersIncluded ? [] : listCommenters(creator.handle, place, joined);
    return [
      ...commenters.map((userId) => sale(userId, post, post.publishedAt)),
      ...strangers.map((userId) => {
        const nextDay = new Date(Math.min(now.getTime(), post.publishedAt.getTime() + dayMs));
        return sale(userId, post, nextDay);
      }),
    ];
  });
}

function listCommenters(handle: string, place: number, joined: readonly string[]): string[] {
  const said = demoComments.filter((one) => one.handle === handle && one.post === place);
  const writers = said.flatMap(({ threads }) => threads.flat().map(([by]) => by));
  const numbers = writers.filter((by) => typeof by === 'number');
  return [...new Set(numbers.map((by) => joined[by % joined.length] as string))];
}

function listPurchase(
  { fan, handle, post: place, hoursAgo }: (typeof demoPurchases)[number],
  { creators, fans, now }: World,
): TimedEvent {
  const userId = fans[fan];
  const post = creators.find((creator) => creator.handle === handle)?.posts[place];
  if (!userId || !post) throw new Error(`the demo purchase from ${handle} misses someone or something`);
  return sale(userId, post, new Date(now.getTime() - hoursAgo * hourMs));
}

function sale(userId: string, { postId, price }: SettledPost, at: Date): TimedEvent {
  const run = async (tx: Tx, context: Context) => {
    const clock = { now: () => at };
    const input = { diary_id: postId, expected_price: price };
    const { outcome } = await sellPost(tx, { ...context, clock }, input, userId, `demo ${postId}`);
    if (outcome !== 'ok') throw new Error(`the demo world could not buy ${postId}: ${outcome}`);
  };
  return { at, run };
}

const say = statement(
  {},
  sql`select from append_message(
    (${$.fanId}, ${$.charId}, ${$.creatorId}, 0)::conversation_key,
    draft_message(${$.identity}, 'text', ${$.text}), ${$.at})`,
);

/** One conversation, line by line, ten minutes apart, the last line `hoursAgo`. */
function listLines(transcript: DemoTranscript, { creators, crowd, fans, now }: World): TimedEvent[] {
  const creator = creators.find(({ handle }) => handle === transcript.handle);
  const fan = typeof transcript.fan === 'string' ? fans[transcript.fan] : crowd[transcript.fan];
  if (!creator || !fan) throw new Error(`the demo transcript with ${transcript.handle} misses someone`);
  return transcript.lines.map((line, index) => {
    const at = new Date(
      now.getTime() - transcript.hoursAgo * hourMs - (transcript.lines.length - 1 - index) * 600_000,
    );
    if ('gift' in line) {
      const key = `demo gift ${transcript.handle} ${index}`;
      return {
        at,
        run: (tx, context) => giveDemoGift(tx, context, { fan, creator, diamonds: line.gift, key, at }),
      };
    }
    const [identity, text]: [string, string] =
      'fan' in line ? ['fan', line.fan] : 'ai' in line ? ['ai', line.ai] : ['creator', line.creator];
    const ids = { fanId: fan, charId: creator.charId, creatorId: creator.userId };
    return { at, run: (tx) => say.run(tx, { ...ids, identity, text, at }) };
  });
}
