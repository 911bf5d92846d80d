import type { Tx } from '../../src/platform/db/db.ts';
import { inputs, sql, statement } from '../../src/platform/db/sql.ts';
import type { DemoComments, DemoWriter } from './demo-comments.ts';
import type { SettledCreator, SettledPost } from './insert-creator.ts';

const $ = inputs({
  userId: 'bigint',
  isCreator: 'boolean',
  postId: 'bigint',
  rootId: 'bigint?',
  answeredId: 'bigint?',
  answeredUserId: 'bigint?',
  text: 'text',
  at: 'timestamptz',
});

const hourMs = 3_600_000;
/** Most of what is said under a post is said in these first days. */
const livelyMs = 40 * hourMs;
const answersAfterMs = 0.6 * hourMs;

/** Whom a writer is, who has all of that creator's posts. */
export type FindWriter = (writer: DemoWriter) => Promise<{ userId: string; isCreator: boolean }>;

const add = statement(
  { outcome: 'text', new_id: 'bigint' },
  sql`select outcome, new_id from add_comment(
    ${$.userId}, ${$.isCreator},
    (${$.postId}, ${$.rootId}, ${$.answeredId}, ${$.answeredUserId}, ${$.text}, null)::new_comment, ${$.at})`,
);

/** What somebody hears of: an answer to them, or a comment under their post. */
export type Heard = {
  topic: 'replied' | 'commented';
  userId: string;
  otherUserId: string;
  charId: string;
  postId: string;
  commentId: string;
  cause: string;
  now: Date;
};

type Written = { commentId: string; userId: string };
type Saying = { by: DemoWriter; text: string; at: Date };

/**
 * What people say under one post, through the same door as everybody: rules and counters are those of the product. Gives
 * what others are to hear of it.
 */
export async function insertComments(
  tx: Tx,
  creator: SettledCreator,
  { post: place, threads }: DemoComments,
  findWriter: FindWriter,
  now: Date,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  const post = creator.posts[place];
  if (!post) throw new Error(`the demo comments of ${creator.handle} miss post ${place}`);
  const write = async ({ by, text, at }: Saying, root?: Written, answered?: Written): Promise<Written> => {
    const { userId, isCreator } = await findWriter(by);
    const { outcome, new_id } = await add.one(tx, {
      userId,
      postId: post.postId,
      isCreator,
      rootId: root?.commentId ?? null,
      answeredId: answered?.commentId ?? null,
      answeredUserId: answered?.userId ?? null,
      text,
      at,
    });
    if (outcome !== 'ok') throw new Error(`the demo world could not say "${text}": ${outcome}`);
    const topic = answered ? 'replied' : 'commented';
    const hearer = answered?.userId ?? creator.userId;
    const about = { otherUserId: userId, charId: creator.charId, postId: post.postId, commentId: new_id };
    const cause = `${topic} ${new_id}`;
    if (hearer !== userId) heard.push({ topic, userId: hearer, ...about, cause, now: at });
    return { commentId: new_id, userId };
  };
  for (const [index, [first, ...answers]] of threads.entries()) {
    if (!first) continue;
    const [from, until] = timeOf(post, index, threads.length, now);
    const root = await write({ by: first[0], text: first[1], at: from });
    let answered = root;
    for (const [at, [by, text]] of answers.entries()) {
      const time = new Date(Math.min(until.getTime(), from.getTime() + (at + 1) * answersAfterMs));
      answered = await write({ by, text, at: time }, root, answered);
    }
  }
  return heard;
}

/** From when a thread begins to when it must be over; none is later than now. */
function timeOf(
  { publishedAt }: SettledPost,
  index: number,
  count: number,
  now: Date,
): [from: Date, until: Date] {
  const begin = publishedAt.getTime();
  const span = Math.min(livelyMs, now.getTime() - begin);
  const from = begin + (span * (index + 1)) / (count + 1);
  return [new Date(from), new Date(Math.max(from, now.getTime() - 60_000))];
}
