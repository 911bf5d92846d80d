import { z } from 'zod';
import { characterCard } from '../characters/calls.ts';
import { bells } from '../characters/limits.ts';
import { post } from '../posts/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import { collectionNameMax, collectionsMax, followSearchMax, savedMax, watchPositionsMax } from './limits.ts';

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  rule: 'Oneself; each post by the access rule as it is now, creators behind a block left out.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const writeSpec = {
  method: 'POST',
  auth: 'user',
  refusals: [],
  rule: 'Anyone signed in, for themselves; nobody else learns of it.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
} as const;

/** A post that somebody keeps. The post is null once it is no longer available to them. */
const libraryPost = z.object({ diary_id: id, created_time: instant, post: post.nullable() });
export type LibraryPost = z.infer<typeof libraryPost>;

export const savedPost = libraryPost.extend({ collection_id: id.nullable() });
export type SavedPost = z.infer<typeof savedPost>;

export const collection = z.object({ collection_id: id, name: z.string(), count: z.number().int() });
export type Collection = z.infer<typeof collection>;

export const listSavedPostsCall = defineCall({
  ...readSpec,
  name: 'listSavedPosts',
  summary: 'The posts that I saved, the latest first: all, or those of one collection.',
  path: '/v3/api/library/saved/list',
  input: pageInput(20).extend({ collection_id: id.optional() }),
  output: pageOf(savedPost),
});

export const getSavedCall = defineCall({
  ...readSpec,
  name: 'getSaved',
  summary: 'Whether I saved a post, and in which collection.',
  path: '/v3/api/library/saved',
  input: z.object({ diary_id: id }),
  output: z.object({ is_saved: z.boolean(), collection_id: id.nullable() }),
});

export const savePostCall = defineCall({
  ...writeSpec,
  name: 'savePost',
  summary: `Save a post, or move it: into a collection, or out of all with null. Up to ${savedMax} posts.`,
  path: '/v3/api/library/save',
  input: z.object({
    diary_id: id,
    /** Absent: it stays where it is. */
    collection_id: id.nullable().optional(),
  }),
  output: z.object({ collection_id: id.nullable() }),
  refusals: ['postDeleted', 'libraryFull'],
  rule: 'Anyone signed in who can see that the post exists; into their own collections.',
});

export const unsavePostCall = defineCall({
  ...writeSpec,
  name: 'unsavePost',
  summary: 'Save a post no longer.',
  path: '/v3/api/library/unsave',
  input: z.object({ diary_id: id }),
  output: nothing,
});

export const listCollectionsCall = defineCall({
  ...readSpec,
  name: 'listCollections',
  summary: 'My collections by name, with how many posts are in each, and how many I saved in all.',
  path: '/v3/api/library/collection/list',
  input: noInput,
  output: z.object({ list: z.array(collection), saved: z.number().int() }),
});

export const saveCollectionCall = defineCall({
  ...writeSpec,
  name: 'saveCollection',
  summary: `A collection of that name, or another name for one; the same name twice is one collection. Up to ${collectionsMax}.`,
  path: '/v3/api/library/collection/save',
  input: z.object({ collection_id: id.optional(), name: z.string().trim().min(1).max(collectionNameMax) }),
  output: z.object({ collection_id: id, name: z.string() }),
  refusals: ['libraryFull'],
});

export const deleteCollectionCall = defineCall({
  ...writeSpec,
  name: 'deleteCollection',
  summary: 'Delete a collection; what was in it stays saved.',
  path: '/v3/api/library/collection/delete',
  input: z.object({ collection_id: id }),
  output: nothing,
});

export const listLikedPostsCall = defineCall({
  ...readSpec,
  name: 'listLikedPosts',
  summary: 'The posts that I like, the latest first.',
  path: '/v3/api/library/liked/list',
  input: pageInput(20),
  output: pageOf(libraryPost),
});

export const joinedCreator = z.object({
  char_id: id,
  kind: z.enum(['free', 'pro']),
  state: z.enum(['following', 'trialing', 'active', 'past_due', 'canceled', 'expired']),
  joined_time: instant,
  period_end: instant.nullable(),
  renews: z.boolean(),
  /** How I hear of their new posts. */
  bell: z.enum(bells),
  /** When they last published; null without a post. */
  post_time: instant.nullable(),
  /** When a post of theirs was last before me in the home feed, as far as that is kept; null before. */
  seen_time: instant.nullable(),
  character: characterCard,
});
export type JoinedCreator = z.infer<typeof joinedCreator>;

export const listJoinedCreatorsCall = defineCall({
  ...readSpec,
  name: 'listJoinedCreators',
  summary:
    'Whom I follow, or whom I subscribe to: by when I joined, by their last post, or who is unseen for longest.',
  path: '/v3/api/library/joined/list',
  input: pageInput(20).extend({
    kind: z.enum(['free', 'pro']),
    sort: z.enum(['joined', 'post', 'unseen']).default('joined'),
    /** Part of a name or a handle. */
    q: z.string().trim().max(followSearchMax).default(''),
  }),
  output: pageOf(joinedCreator),
});

export const saveWatchPositionCall = defineCall({
  ...writeSpec,
  name: 'saveWatchPosition',
  summary: `How far I have watched the clip of a post; 0 forgets it. The latest ${watchPositionsMax} are kept.`,
  path: '/v3/api/library/watch',
  input: z.object({ diary_id: id, seconds: z.number().min(0).max(86_400) }),
  output: nothing,
  rule: 'Anyone signed in, of a post whose clip they may see.',
});

export const listWatchPositionsCall = defineCall({
  ...readSpec,
  name: 'listWatchPositions',
  summary: 'How far I have watched the clips of posts, on whatever device.',
  path: '/v3/api/library/watch/positions',
  input: noInput,
  output: z.object({ list: z.array(z.object({ diary_id: id, seconds: z.number() })) }),
});

export const listWatchingCall = defineCall({
  ...readSpec,
  name: 'listWatching',
  summary: 'Clips that I have not watched to their end, the latest first.',
  path: '/v3/api/library/watch/list',
  input: noInput,
  output: z.object({ list: z.array(z.object({ diary_id: id, seconds: z.number(), post })) }),
});
