import { refreshPost } from '../posts/refresh-post.ts';
import { findPost } from '../posts/update-post-everywhere.ts';
import { callKey } from '../../lib/call-queries.ts';
import type { LiveHandlers } from '../../lib/live-handlers.ts';

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
