import {
  getHiddenFromHomeFeedCall,
  hideFromHomeFeedCall,
  listHomeFeedCall,
} from '@kindred/contract/feed/calls';
import { route } from '../../route.ts';
import { getHiddenFromHomeFeed, hideFromHomeFeed } from './hide-from-home-feed.ts';
import { listHomeFeed } from './list-home-feed.ts';

export const feedRoutes = [
  route(listHomeFeedCall, listHomeFeed),
  route(hideFromHomeFeedCall, hideFromHomeFeed),
  route(getHiddenFromHomeFeedCall, getHiddenFromHomeFeed),
];
