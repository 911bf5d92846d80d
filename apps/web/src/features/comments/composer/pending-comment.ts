import type { Comment, Reply } from '@kindred/contract/comments/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { UserData } from '@kindred/contract/users/calls';
import type { ReplyTarget } from './comment-draft.ts';

const prefix = 'pending-';

/** What stands for a comment until the server has it. */
export function pendingComment(
  { content, target, clientId }: { content: string; target: ReplyTarget | null; clientId: string },
  { character }: Post,
  user: Pick<UserData, 'user_id' | 'nickname' | 'avatar' | 'char_id' | 'is_vip'> | undefined,
): Comment {
  const isOwner = user?.user_id === character.user_id;
  return {
    comment_id: pendingId(clientId),
    content,
    nickname: isOwner ? character.name : (user?.nickname ?? ''),
    avatar: isOwner ? character.avatar : (user?.avatar ?? ''),
    created_time: new Date().toISOString(),
    user_id: user?.user_id ?? '',
    char_id: user?.char_id ?? null,
    is_blue_label: isOwner ? character.is_blue_label : 0,
    is_vip: user?.is_vip === 1,
    is_owner: isOwner,
    is_mine: true,
    can_delete: false,
    parent: target?.rootId ?? null,
    reply_user: target && { user_id: target.userId, nickname: target.nickname },
    replies: [],
    has_more_replies: false,
  };
}

/** The id of a comment that the server has not numbered yet. */
export function pendingId(clientId: string): string {
  return prefix + clientId;
}

/** Whether a comment is still being sent. */
export function isPending({ comment_id }: Pick<Reply, 'comment_id'>): boolean {
  return comment_id.startsWith(prefix);
}
