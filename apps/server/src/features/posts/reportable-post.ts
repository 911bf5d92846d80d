import { reportedType } from '@kindred/contract/moderation/limits';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import type { Reportable } from '../moderation/moderation.hooks.ts';
import { postIsThere } from './posts.present.ts';

const $ = inputs({ postId: 'bigint' });

const findPost = statement(
  { author_id: 'bigint', content: 'text' },
  sql`select c.user_id as author_id, p.content
    from posts p join characters c using (char_id)
    where p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}`,
);

/** A post that the viewer may know of, also a locked one. Reviewers get its caption. */
export const reportablePost: Reportable = {
  type: reportedType.post,
  missing: 'postDeleted',
  find: async (tx, { viewer, id }) => {
    const viewerInputs = { viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer };
    const row = await findPost.first(tx, { ...viewerInputs, postId: id });
    return row && { id, authorId: row.author_id, content: row.content };
  },
};
