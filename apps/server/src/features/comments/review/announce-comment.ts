import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { isRestricted } from '../../blocks/restrictions.sql.ts';

const $ = inputs({ userId: 'bigint', otherUserId: 'bigint' });

/** A comment that others see. */
export type ShownComment = {
  commentId: string;
  postId: string;
  userId: string;
  content: string;
  /** Whom it answers. */
  repliedUserId: string | null;
  /** Of the post. */
  ownerId: string;
  charId: string;
};

export async function announceComment(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  comment: ShownComment,
): Promise<void> {
  await notify(context, tx, comment);
  await engage(context, tx, comment);
}

const findRestriction = statement(
  { is_restricted: 'boolean' },
  sql`select ${isRestricted($.userId, $.otherUserId)} as is_restricted`,
);

async function hasRestricted(tx: Tx, userId: string, otherUserId: string): Promise<boolean> {
  return (await findRestriction.one(tx, { userId, otherUserId })).is_restricted;
}

/**
 * Notifies the person a reply answers, and the post's creator of everything that does not answer them. Notifies nobody
 * of a comment that only its writer sees, or of a writer they have restricted.
 */
async function notify(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { commentId, postId, userId, ownerId, charId, ...comment }: ShownComment,
): Promise<void> {
  const about = { otherUserId: userId, charId, postId, commentId, now: context.clock.now() };
  const repliedUserId = comment.repliedUserId === userId ? null : comment.repliedUserId;
  if (repliedUserId && !(await hasRestricted(tx, repliedUserId, userId))) {
    await publishDomainEvent(context, tx, {
      ...about,
      userId: repliedUserId,
      topic: 'replied',
      cause: `replied ${commentId}`,
    });
  }
  if (ownerId === userId || ownerId === repliedUserId) return;
  await publishDomainEvent(context, tx, {
    ...about,
    userId: ownerId,
    topic: 'commented',
    cause: `commented ${commentId}`,
  });
}

async function engage(
  { hooks }: Pick<Context, 'hooks'>,
  tx: Tx,
  { postId, charId, userId, content, ownerId }: ShownComment,
): Promise<void> {
  if (ownerId === userId) return;
  const engagement = { postId, charId, fanId: userId, words: content };
  for (const onEngaged of hooks.postEngaged) await onEngaged(tx, { topic: 'commented', ...engagement });
}
