import { type Mutant, server } from '../mutant.ts';

export const commentsMutants: readonly Mutant[] = [
  {
    name: 'a like of what one does not see',
    file: `${server}/features/posts/likes/like-post.ts`,
    find: 'and ${postIsThere} and ${characterIsThere}`',
    replace: 'and ${characterIsThere}`',
    test: {
      file: `${server}/features/posts/likes/like-post.test.ts`,
      name: 'a post that is deleted, private or behind a block cannot be liked',
    },
  },
  {
    name: 'a comment across a block',
    file: `${server}/features/posts/post-view.fn.sql`,
    find: ' and not is_blocked(p_user, c.user_id)',
    replace: '',
    test: {
      file: `${server}/features/comments/send-comment.test.ts`,
      name: 'across a block there is no post to comment',
    },
  },
  {
    name: 'a comment on what is locked',
    file: `${server}/features/comments/add-comment.fn.sql`,
    find: "when post.access <> 'full' then 'locked'",
    replace: "when false then 'locked'",
    test: {
      file: `${server}/features/comments/send-comment.test.ts`,
      name: 'what one has not joined or bought can be neither commented nor read about',
    },
  },
  {
    name: 'a comment where nobody may',
    file: `${server}/features/comments/add-comment.fn.sql`,
    find: "when may_comment <> 1 then 'closed'",
    replace: "when false then 'closed'",
    test: {
      file: `${server}/features/comments/send-comment.test.ts`,
      name: 'open to nobody: what the card says is what the server does',
    },
  },
  {
    name: 'a comment that anybody deletes',
    file: `${server}/features/comments/delete-comment.fn.sql`,
    find: 'when not found_comment.may_delete then case',
    replace: 'when false then case',
    test: {
      file: `${server}/features/comments/delete-comment.test.ts`,
      name: 'the writer and the post’s creator may delete, others may not',
    },
  },
  {
    name: 'a restricted person is read',
    file: `${server}/features/comments/comment-visibility.fn.sql`,
    find: `when is_restricted(p_owner, p_thread_user)
    or is_blocked(p_owner, p_thread_user) then p_thread_user
  when is_restricted(p_owner, p_writer)
    or`,
    replace: `when is_blocked(p_owner, p_thread_user) then p_thread_user
  when`,
    test: {
      file: `${server}/features/comments/shadow-hidden.test.ts`,
      name: 'of whom the creator restricts, only they see what they write, before and after, and notice nothing',
    },
  },
  {
    name: 'a comment tells of a post that is private',
    file: `${server}/features/comments/get-comment-thread.ts`,
    find: "viewer, 'commentDeleted');",
    replace: 'viewer);',
    test: {
      file: `${server}/hidden-numbers.test.ts`,
      name: 'getCommentThread (comment_id) answers the same to a comment that others keep to themselves as to one that nobody has',
    },
  },
];
