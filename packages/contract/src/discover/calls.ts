import { z } from 'zod';
import { characterCard, subType } from '../characters/calls.ts';
import { creatorKinds } from '../characters/limits.ts';
import { chatListItem, identity } from '../chat/calls.ts';
import { post } from '../posts/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { discoverPageSize, searchMaxLength, searchPageSize, tagMaxLength } from './limits.ts';

const stretchInput = (defaultSize: number) =>
  z.object({
    size: z.coerce.number().int().min(1).max(50).default(defaultSize),
    cursor: z.string().max(200).optional(),
  });

/** A list without a total: nobody counts what is only browsed. */
const stretchOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), next: z.string().nullable() });

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const browseInput = stretchInput(discoverPageSize).extend({ kind: z.enum(creatorKinds).optional() });

export const listDiscoverCharactersCall = defineCall({
  ...readSpec,
  name: 'listDiscoverCharacters',
  summary: 'Creators by kind: the most followed first, or the newest.',
  path: '/v3/api/discover/character/list',
  input: browseInput.extend({
    sort: z.enum(['popular', 'new']).default('popular'),
    sub_type: subType.optional(),
  }),
  output: stretchOf(characterCard),
  rule: 'Anyone signed in; blocked pairs and oneself left out.',
});

export const listDiscoverPostsCall = defineCall({
  ...readSpec,
  name: 'listDiscoverPosts',
  summary:
    'Published posts by the kind of their creator, by likes, age, or by who likes and comments on them these days; or the newest with a #tag.',
  path: '/v3/api/discover/diary/list',
  input: browseInput.extend({
    sort: z.enum(['popular', 'new', 'trending']).default('popular'),
    /** Without its sign. Only posts where the viewer may read it; the newest first, in every order and of every kind. */
    tag: z.string().trim().min(1).max(tagMaxLength).optional(),
  }),
  output: stretchOf(post),
  rule: 'Anyone signed in; blocked pairs left out, each post by the access rule.',
});

/** A message of mine, or a conversation whose fan's name was found. */
export const conversationHit = chatListItem
  .pick({
    char_id: true,
    user_id: true,
    chat_no: true,
    chat_name: true,
    side: true,
    nickname: true,
    avatar: true,
    is_blue_label: true,
  })
  .extend({
    /** 0: the name was found. */
    seq: z.number().int(),
    msg_id: id.nullable(),
    identity: identity.nullable(),
    /** The part of the message around the first hit. */
    excerpt: z.string(),
    created_time: instant,
  });
export type ConversationHit = z.infer<typeof conversationHit>;

export const searchKind = z.enum(['characters', 'posts', 'conversations']);
export type SearchKind = z.infer<typeof searchKind>;

export const searchCall = defineCall({
  ...readSpec,
  name: 'search',
  summary: 'Creators, posts and my own conversations by words: the first of each, or pages of one kind.',
  path: '/v3/api/search',
  input: stretchInput(searchPageSize).extend({
    q: z.string().trim().min(1).max(searchMaxLength),
    kind: searchKind.or(z.literal('all')).default('all'),
  }),
  output: z.object({
    characters: z.array(characterCard),
    posts: z.array(post),
    conversations: z.array(conversationHit),
    /** Of which kinds there are more than are listed here. */
    more: z.array(searchKind),
    /** Of the requested kind. */
    next: z.string().nullable(),
  }),
  rule: 'Anyone signed in; blocked pairs left out, posts by what the viewer may read of them, conversations by being in them.',
  limit: { max: 240, per: 'user', seconds: 60 },
});
