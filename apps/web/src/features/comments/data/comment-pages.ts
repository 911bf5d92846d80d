import type { Comment, Reply } from '@kindred/contract/comments/calls';
import type { InfiniteData } from '@tanstack/react-query';

type Of<Item> = { list: Item[] };

/** The pages with a comment on top, or in the place of the one that `instead` names. */
export function withComment<Page extends Of<Comment>>(
  data: InfiniteData<Page>,
  comment: Comment,
  instead = '',
): InfiniteData<Page> {
  const ids = [comment.comment_id, instead];
  const list = data.pages.flatMap((page) => page.list);
  if (list.some(({ comment_id }) => ids.includes(comment_id))) {
    return mapLists(data, (items) =>
      withoutTwice(items.map((item) => (ids.includes(item.comment_id) ? comment : item))),
    );
  }
  const [first, ...rest] = data.pages;
  if (!first) return data;
  return { ...data, pages: [{ ...first, list: [comment, ...first.list] }, ...rest] };
}

/** The pages with an answer at the end of its thread, or in the place of the one that `instead` names. */
export function withReply<Page extends Of<Comment>>(
  data: InfiniteData<Page>,
  reply: Reply,
  instead = '',
): InfiniteData<Page> {
  return mapLists(data, (items) =>
    items.map((root) => {
      if (root.comment_id !== reply.parent) return root;
      const ids = [reply.comment_id, instead];
      const others = root.replies.filter(({ comment_id }) => !ids.includes(comment_id));
      return { ...root, replies: [...others, reply] };
    }),
  );
}

/** The pages without a comment and what stands under it, or without an answer. */
export function withoutComment<Page extends Of<Comment>>(
  data: InfiniteData<Page>,
  commentId: string,
): InfiniteData<Page> {
  return mapLists(data, (items) =>
    items
      .filter(({ comment_id }) => comment_id !== commentId)
      .map((root) => {
        const replies = root.replies.filter(({ comment_id }) => comment_id !== commentId);
        return replies.length === root.replies.length ? root : { ...root, replies };
      }),
  );
}

/** Answers without one of them. */
export function withoutReply<Page extends Of<Reply>>(
  data: InfiniteData<Page>,
  commentId: string,
): InfiniteData<Page> {
  return mapLists(data, (items) => items.filter(({ comment_id }) => comment_id !== commentId));
}

/** The list with that thread on top, where it is not in the list as it came. */
export function withThread(comments: readonly Comment[], thread: Comment | undefined): readonly Comment[] {
  if (!thread) return comments;
  const listed = comments.find(({ comment_id }) => comment_id === thread.comment_id);
  const others = comments.filter((comment) => comment !== listed);
  const replies = mergeReplies(listed?.replies ?? [], thread.replies);
  return [{ ...thread, ...listed, replies }, ...others];
}

/** The answers of a thread in their order: those that came with it and those of later pages. */
export function mergeReplies(first: readonly Reply[], loaded: readonly Reply[]): Reply[] {
  return withoutTwice([...loaded, ...first]).toSorted(byAge);
}

function mapLists<Page extends Of<unknown>>(
  data: InfiniteData<Page>,
  change: (items: Page['list']) => Page['list'],
): InfiniteData<Page> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, list: change(page.list) })) };
}

function withoutTwice<Item extends Reply>(items: readonly Item[]): Item[] {
  return items.filter(
    (item, index) => items.findIndex((comment) => comment.comment_id === item.comment_id) === index,
  );
}

// What is on its way has no number yet and is the newest.
function byAge(comment: Reply, other: Reply): number {
  const [a, b] = [Number(comment.comment_id), Number(other.comment_id)];
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a - b;
}
