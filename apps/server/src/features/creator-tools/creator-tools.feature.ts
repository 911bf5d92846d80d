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
    route(getInsightsCall, (context, input, viewer) => getInsights(context, viewer, input.days)),
    route(listPeopleListsCall, (context, _input, viewer) => listPeopleLists(context, viewer)),
    route(listPeopleCall, listPeople),
    route(listVaultCall, listVault),
    route(listWaitingPostsCall, listWaitingPosts),
  ],
};
