import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { JoinedCreator, LibraryPost } from '@kindred/contract/library/calls';
import { type EditItem, editPage } from '../../lib/call/cached-items.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';
import { cachedCards } from '../characters/cached-cards.ts';
import { registerPosts } from '../posts/data/post-registry.ts';

/** Saved posts: all, or those of one collection. */
export function savedPostsPages(collectionId: string | undefined) {
  return callPages('listSavedPosts', collectionId ? { collection_id: collectionId } : {});
}

export const likedPostsPages = callPages('listLikedPosts', {});

/** Whether a post is saved, and where. */
export const savedQuery = (postId: string) => callQuery('getSaved', { diary_id: postId });

export const collectionsQuery = callQuery('listCollections', {});

export const watchingQuery = callQuery('listWatching', {});

export type JoinedView = Pick<CallInput<'listJoinedCreators'>, 'kind' | 'sort' | 'q'>;

export function joinedCreatorsPages(view: JoinedView) {
  return callPages('listJoinedCreators', { ...view, size: 30 });
}

export const savedListKey = callKey('listSavedPosts');
export const savedKeys = [savedListKey, callKey('listCollections')];
export const joinedKey = callKey('listJoinedCreators');

type Watched = CallOutput<'listWatching'>['list'][number];
type Posts = Parameters<Parameters<typeof registerPosts>[1]>[1];

// A post that goes keeps its row: the list says that it is no longer available.
function editLibraryPost<Item extends LibraryPost>(edit: Posts): EditItem<Item> {
  return (item) => {
    const post = item.post && edit(item.post);
    return post === item.post ? item : { ...item, post };
  };
}

registerPosts('listSavedPosts', (page, edit) => editPage(page, editLibraryPost(edit)));
registerPosts('listLikedPosts', (page, edit) => editPage(page, editLibraryPost(edit)));
registerPosts('listWatching', (page, edit) =>
  editPage(page, (watched: Watched) => {
    const post = edit(watched.post);
    if (!post) return null;
    return post === watched.post ? watched : { ...watched, post };
  }),
);
cachedCards.register('listJoinedCreators', (page, edit) =>
  editPage(page, (joined: JoinedCreator) => {
    const character = edit(joined.character) ?? joined.character;
    return character === joined.character ? joined : { ...joined, character };
  }),
);
