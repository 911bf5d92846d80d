import {
  getInsightsCall,
  listPeopleCall,
  listPeopleListsCall,
  listVaultCall,
  listWaitingPostsCall,
} from '@kindred/contract/creator-tools/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getInsights } from './get-insights.ts';
import { listPeople, listPeopleLists } from './list-people.ts';
import { listVault } from './list-vault.ts';
import { listWaitingPosts } from './list-waiting-posts.ts';

export const creatorToolsFeature: Feature = {
  routes: [
    route(getInsightsCall, getInsights),
    route(listPeopleListsCall, listPeopleLists),
    route(listPeopleCall, listPeople),
    route(listVaultCall, listVault),
    route(listWaitingPostsCall, listWaitingPosts),
  ],
};
