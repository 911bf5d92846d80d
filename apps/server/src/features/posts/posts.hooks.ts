import type { Tx } from '../../platform/db/db.ts';

export type PostsHooks = {
  /** Runs in the transaction that publishes a post for the first time. */
  postPublished: (tx: Tx, post: { postId: string }) => Promise<void>;
};
