import {
  listDiscoverCharactersCall,
  listDiscoverPostsCall,
  searchCall,
} from '@kindred/contract/discover/calls';
import { listOpenersCall, listPublicOpenersCall } from '@kindred/contract/discover/opener-calls';
import { route } from '../../route.ts';
import { listDiscoverCharacters } from './list-discover-characters.ts';
import { listDiscoverPosts } from './list-discover-posts.ts';
import { listOpeners, listPublicOpeners } from './list-openers.ts';
import { search } from './search.ts';

export const discoverRoutes = [
  route(listDiscoverCharactersCall, listDiscoverCharacters),
  route(listDiscoverPostsCall, listDiscoverPosts),
  route(searchCall, search),
  route(listOpenersCall, listOpeners),
  route(listPublicOpenersCall, listPublicOpeners),
];
