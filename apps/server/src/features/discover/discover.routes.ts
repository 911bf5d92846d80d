import {
  listDiscoverCharactersCall,
  listDiscoverPostsCall,
  searchCall,
} from '@kindred/contract/discover/calls';
import { route } from '../../route.ts';
import { listDiscoverCharacters } from './list-discover-characters.ts';
import { listDiscoverPosts } from './list-discover-posts.ts';
import { search } from './search.ts';

export const discoverRoutes = [
  route(listDiscoverCharactersCall, listDiscoverCharacters),
  route(listDiscoverPostsCall, listDiscoverPosts),
  route(searchCall, search),
];
