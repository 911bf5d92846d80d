import type { Context } from '../../../context.ts';
import type { MailRow } from '../mails.sql.ts';
import {
  countChats,
  countNotifications,
  type DigestCreator,
  type DigestRenewal,
  listCreators,
  listRenewals,
} from './digest.sql.ts';

/** The content of a digest. It contains no private words. */
export type Digest = {
  creators: DigestCreator[];
  /** Creators with new posts beyond those listed. */
  otherCreators: number;
  unread: { messages: number; conversations: number };
  likes: { likes: number; posts: number };
  comments: number;
  otherNotifications: number;
  renewals: DigestRenewal[];
};

const dayMs = 86_400_000;
/** The number of days before a renewal at which it is announced, once. */
const aheadDays = { daily: 3, weekly: 8 } as const;

/** Gathers what happened since the last digest; undefined when there is nothing. */
export async function gatherDigest(
  { db }: Pick<Context, 'db'>,
  { user_id: viewerId, told_until: since, cadence }: Pick<MailRow, 'user_id' | 'told_until' | 'cadence'>,
  until: Date,
): Promise<Digest | undefined> {
  if (since === null) return undefined;
  const aheadMs = (cadence === 'daily' ? aheadDays.daily : aheadDays.weekly) * dayMs;
  const period = { viewerId, since, now: until };
  const [creators, chats, notifications, renewals] = await Promise.all([
    listCreators(db, period),
    countChats(db, period),
    countNotifications(db, period),
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
    likes: { likes: notifications.likes, posts: notifications.liked_posts },
    comments: notifications.comments,
    otherNotifications: notifications.others,
    renewals,
  };
  return isEmpty(digest) ? undefined : digest;
}

function isEmpty({ creators, unread, likes, comments, otherNotifications, renewals }: Digest): boolean {
  const total = unread.messages + likes.likes + comments + otherNotifications;
  return creators.length === 0 && renewals.length === 0 && total === 0;
}
