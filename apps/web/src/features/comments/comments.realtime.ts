import { refreshPost } from '../posts/refresh-post.ts';
import { findPost } from '../posts/update-post-everywhere.ts';
import type { LiveHandlers } from '../../lib/live-handlers.ts';
import { commentsPages } from './comments.queries.ts';

/** Whoever is told of a comment finds it and its number on the screen as well. */
export const commentsRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification: { topic, diary } }, client) => {
      if (!diary || (topic !== 'commented' && topic !== 'replied')) return;
      const { diary_id: diaryId } = diary;
      void client.invalidateQueries({ queryKey: commentsPages(diaryId).queryKey });
      void client.invalidateQueries({ queryKey: ['listCommentReplies'] });
      if (findPost(client, diaryId)) refreshPost(client, diaryId).catch(() => undefined);
    },
  },
};
