import {
  deleteCollectionCall,
  getSavedCall,
  listCollectionsCall,
  listJoinedCreatorsCall,
  listLikedPostsCall,
  listSavedPostsCall,
  listWatchingCall,
  listWatchPositionsCall,
  saveCollectionCall,
  savePostCall,
  saveWatchPositionCall,
  unsavePostCall,
} from '@kindred/contract/library/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { deleteCollection, listCollections, saveCollection } from './collections.ts';
import { deleteLibrary } from './delete-library.ts';
import { listJoinedCreators } from './list-joined-creators.ts';
import { listLikedPosts } from './list-liked-posts.ts';
import { listSavedPosts } from './list-saved-posts.ts';
import { getSaved, savePost, unsavePost } from './save-post.ts';
import { listWatching, listWatchPositions, saveWatchPosition } from './watch-positions.ts';

export const libraryFeature: Feature = {
  routes: [
    route(listSavedPostsCall, listSavedPosts),
    route(getSavedCall, getSaved),
    route(savePostCall, savePost),
    route(unsavePostCall, unsavePost),
    route(listCollectionsCall, listCollections),
    route(saveCollectionCall, saveCollection),
    route(deleteCollectionCall, deleteCollection),
    route(listLikedPostsCall, listLikedPosts),
    route(listJoinedCreatorsCall, listJoinedCreators),
    route(saveWatchPositionCall, saveWatchPosition),
    route(listWatchPositionsCall, listWatchPositions),
    route(listWatchingCall, listWatching),
  ],
  hooks: { userDeleted: [deleteLibrary] },
};
