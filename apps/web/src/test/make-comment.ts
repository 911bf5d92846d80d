import type { Comment, Reply } from '@kindred/contract/comments/calls';

export function makeReply(over: Partial<Reply> = {}): Reply {
  return {
    comment_id: '1002',
    content: 'Me too',
    nickname: 'Lee',
    avatar: '',
    created_time: new Date(Date.now() - 60 * 60_000).toISOString(),
    user_id: '22',
    char_id: null,
    is_blue_label: 0,
    is_vip: false,
    is_owner: false,
    is_mine: false,
    can_delete: false,
    parent: '1001',
    reply_user: { user_id: '21', nickname: 'Robin' },
    ...over,
  };
}

export function makeComment(over: Partial<Comment> = {}): Comment {
  const alone = { comment_id: '1001', content: 'So good', nickname: 'Robin', user_id: '21', parent: null };
  return { ...makeReply({ ...alone, reply_user: null }), replies: [], has_more_replies: false, ...over };
}
