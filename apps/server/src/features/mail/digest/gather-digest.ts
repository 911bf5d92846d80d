import type { Context } from '../../../context.ts';
import type { MailRow } from '../mails.sql.ts';
import {
  countChats,
  countNews,
  type DigestCreator,
  type DigestRenewal,
  listCreators,
  listRenewals,
} from './digest.sql.ts';

/** What somebody has missed. No word that was said to them alone is in it. */
export type Digest = {
  creators: DigestCreator[];
  /** Creators with new posts beyond those that are listed. */
  otherCreators: number;
  unread: { messages: number; conversations: number };
  likes: { likes: number; posts: number };
  comments: number;
  otherNews: number;
  renewals: DigestRenewal[];
};

const dayMs = 86_400_000;
/** So long before it a renewal is told of, once. */
const aheadDays = { daily: 3, weekly: 8 } as const;

/** What has happened to the person since they were last told; undefined where nothing has. */
export async function gatherDigest(
  { db }: Pick<Context, 'db'>,
  { user_id: viewerId, told_until: since, cadence }: Pick<MailRow, 'user_id' | 'told_until' | 'cadence'>,
  until: Date,
): Promise<Digest | undefined> {
  if (since === null) return undefined;
  const aheadMs = (cadence === 'daily' ? aheadDays.daily : aheadDays.weekly) * dayMs;
  const asked = { viewerId, since, now: until };
  const [creators, chats, news, renewals] = await Promise.all([
    listCreators(db, asked),
    countChats(db, asked),
    countNews(db, asked),
    listRenewals(db, {
      viewerId,
      now: until,
      after: new Date(since.getTime() + aheadMs),
      before: new Date(until.getTime() + aheadMs),
    }),
  ]);
  const digest: Digest = {
    creators,
    otherCreators: (creators[0]?.creator_num ?? 0) - creators.length,
    unread: { messages: chats.messages, conversations: chats.conversations },
    likes: { likes: news.likes, posts: news.liked_posts },
    comments: news.comments,
    otherNews: news.others,
    renewals,
  };
  return isEmpty(digest) ? undefined : digest;
}

function isEmpty({ creators, unread, likes, comments, otherNews, renewals }: Digest): boolean {
  const counted = unread.messages + likes.likes + comments + otherNews;
  return creators.length === 0 && renewals.length === 0 && counted === 0;
}
