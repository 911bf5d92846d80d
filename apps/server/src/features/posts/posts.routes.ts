import {
  getPostCall,
  likePostCall,
  listCharacterPostsCall,
  unlikePostCall,
  unlockPostCall,
} from '@kindred/contract/posts/calls';
import { requireKey } from '../../platform/http/register-route.ts';
import { route } from '../../route.ts';
import { getPost } from './get-post.ts';
import { likePost, unlikePost } from './like-post.ts';
import { listCharacterPosts } from './list-character-posts.ts';
import { unlockPost } from './unlock-post.ts';

export const postsRoutes = [
  route(listCharacterPostsCall, listCharacterPosts),
  route(getPostCall, (context, input, viewer) => getPost(context, input.diary_id, viewer)),
  route(likePostCall, (context, input, viewer) => likePost(context, input.content_id, viewer)),
  route(unlikePostCall, (context, input, viewer) => unlikePost(context, input.content_id, viewer)),
  route(unlockPostCall, (context, input, viewer, request) =>
    unlockPost(context, input, viewer, requireKey(request.idempotencyKey)),
  ),
];
