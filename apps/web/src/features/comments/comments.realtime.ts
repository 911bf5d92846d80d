import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { findPost } from '../posts/data/cached-posts.ts';
import { refreshPost } from '../posts/data/refresh-post.ts';
import { commentsPages, repliesKey, threadsKey } from './comments.queries.ts';

/** A notification of a comment refreshes the comments of its post and their number. */
export const commentsRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification: { topic, diary: post } }, client) => {
      if (!post || (topic !== 'commented' && topic !== 'replied')) return;
      const { diary_id: postId } = post;
      void client.invalidateQueries({ queryKey: commentsPages(postId).queryKey });
      void client.invalidateQueries({ queryKey: repliesKey });
      void client.invalidateQueries({ queryKey: threadsKey });
      if (findPost(client, postId)) refreshPost(client, postId).catch(() => undefined);
    },
  },
};
