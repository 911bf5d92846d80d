import { listHomeFeedCall } from '@kindred/contract/feed';
import { route } from '../../platform/http/route.ts';
import { listHomeFeed } from './list-home-feed.ts';

export const feedRoutes = [route(listHomeFeedCall, listHomeFeed)];
