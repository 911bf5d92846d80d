import {
  clearSeenCall,
  countNewPostsCall,
  getHiddenFromHomeFeedCall,
  hideFromHomeFeedCall,
  listFollowingFeedCall,
  listGiftPostsCall,
  listHomeFeedCall,
  listLessCall,
  markSeenCall,
  wantLessCall,
} from '@kindred/contract/feed/calls';
import { route } from '../../route.ts';
import { getHiddenFromHomeFeed, hideFromHomeFeed } from './hide-from-home-feed.ts';
import { countNewPosts, listFollowingFeed } from './list-following-feed.ts';
import { listGiftPosts } from './list-gift-posts.ts';
import { listHomeFeed } from './list-home-feed.ts';
import { clearSeen, markSeen } from './mark-seen.ts';
import { listLess, wantLess } from './want-less.ts';

export const feedRoutes = [
  route(listFollowingFeedCall, listFollowingFeed),
  route(listHomeFeedCall, listHomeFeed),
  route(listGiftPostsCall, listGiftPosts),
  route(countNewPostsCall, countNewPosts),
  route(markSeenCall, markSeen),
  route(clearSeenCall, clearSeen),
  route(wantLessCall, wantLess),
  route(listLessCall, listLess),
  route(hideFromHomeFeedCall, hideFromHomeFeed),
  route(getHiddenFromHomeFeedCall, getHiddenFromHomeFeed),
];
