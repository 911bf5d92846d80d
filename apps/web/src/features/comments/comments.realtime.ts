import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { findPost } from '../posts/data/cached-posts.ts';
import { refreshPost } from '../posts/data/refresh-post.ts';
import { commentsPages, repliesKey, threadsKey } from './comments.queries.ts';

/** Whoever is told of a comment finds it and its number on the screen as well. */
export const commentsRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification: { topic, diary } }, client) => {
      if (!diary || (topic !== 'commented' && topic !== 'replied')) return;
      const { diary_id: diaryId } = diary;
      void client.invalidateQueries({ queryKey: commentsPages(diaryId).queryKey });
      void client.invalidateQueries({ queryKey: repliesKey });
      void client.invalidateQueries({ queryKey: threadsKey });
      if (findPost(client, diaryId)) refreshPost(client, diaryId).catch(() => undefined);
    },
  },
};
