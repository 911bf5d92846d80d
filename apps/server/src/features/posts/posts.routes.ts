import {
  createPostCheckoutCall,
  getPostCall,
  getTranslationConfigCall,
  likePostCall,
  listCharacterPostsCall,
  translatePostCall,
  unlikePostCall,
  unlockPostCall,
  votePollCall,
} from '@kindred/contract/posts/calls';
import { route } from '../../route.ts';
import { createPostCheckout } from './card-sale/create-post-checkout.ts';
import { getPost } from './get-post.ts';
import { likePost, unlikePost } from './likes/like-post.ts';
import { listCharacterPosts } from './list-character-posts.ts';
import { voteInPoll } from './polls/vote-in-poll.ts';
import { getTranslationConfig, translatePost } from './translation/translate-post.ts';
import { unlockPost } from './unlock/unlock-post.ts';

export const postsRoutes = [
  route(listCharacterPostsCall, listCharacterPosts),
  route(getPostCall, getPost),
  route(likePostCall, likePost),
  route(unlikePostCall, unlikePost),
  route(unlockPostCall, unlockPost),
  route(votePollCall, voteInPoll),
  route(createPostCheckoutCall, createPostCheckout),
  route(getTranslationConfigCall, getTranslationConfig),
  route(translatePostCall, translatePost),
];
