import {
  createPostCheckoutCall,
  getPostCall,
  likePostCall,
  listCharacterPostsCall,
  unlikePostCall,
  unlockPostCall,
} from '@kindred/contract/posts/calls';
import { route } from '../../route.ts';
import { createPostCheckout } from './card-sale/create-post-checkout.ts';
import { getPost } from './get-post.ts';
import { likePost, unlikePost } from './like-post.ts';
import { listCharacterPosts } from './list-character-posts.ts';
import { unlockPost } from './unlock-post.ts';

export const postsRoutes = [
  route(listCharacterPostsCall, listCharacterPosts),
  route(getPostCall, getPost),
  route(likePostCall, likePost),
  route(unlikePostCall, unlikePost),
  route(unlockPostCall, unlockPost),
  route(createPostCheckoutCall, createPostCheckout),
];
