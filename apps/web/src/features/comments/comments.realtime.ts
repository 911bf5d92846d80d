import { callKey } from '../../lib/call/call-queries.ts';
import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { refreshPost } from '../posts/data/refresh-post.ts';
import { findPost } from '../posts/data/update-post-everywhere.ts';

/** Whoever is told of a comment finds it and its number on the screen as well. */
export const commentsRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification: { topic, diary } }, client) => {
      if (!diary || (topic !== 'commented' && topic !== 'replied')) return;
      const { diary_id: diaryId } = diary;
      void client.invalidateQueries({ queryKey: callKey('listComments', { content_id: diaryId }) });
      void client.invalidateQueries({ queryKey: callKey('listCommentReplies') });
      if (findPost(client, diaryId)) refreshPost(client, diaryId).catch(() => undefined);
    },
  },
};
