import { editPage } from '../../lib/call/cached-items.ts';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';
import { registerPosts } from './data/post-registry.ts';

export const characterPostsPages = (charId: string) => ({
  ...callPages('listCharacterPosts', { char_id: charId }),
  // Pages stay as they were read: live events and the links that expire are put into them one by one.
  staleTime: Number.POSITIVE_INFINITY,
});

export const postQuery = (postId: string) => callQuery('getPost', { diary_id: postId });

registerPosts('listCharacterPosts', editPage);
registerPosts('getPost', (post, edit) => edit(post) ?? post);
