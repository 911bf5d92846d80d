import type { Tx } from '../../platform/db/db.ts';

export type PostsHooks = {
  /** Runs in the transaction that publishes a post for the first time. */
  postPublished: (tx: Tx, post: { postId: string }) => Promise<void>;
  /** Runs in the transaction in which somebody likes a creator's post, or comments on it where others see it. */
  postEngaged: (tx: Tx, engagement: Engagement) => Promise<void>;
};

type Engagement = {
  topic: 'liked' | 'commented';
  postId: string;
  charId: string;
  fanId: string;
  /** Of the comment; empty for a like. */
  words: string;
};
