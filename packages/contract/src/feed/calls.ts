import { z } from 'zod';
import { namedSources } from '../audience/limits.ts';
import { creatorKinds } from '../characters/limits.ts';
import { post } from '../posts/calls.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import { giftPostNum, homePageSize, maxNewPosts, maxSeenAtOnce } from './limits.ts';

const homeFeedSpec = {
  method: 'GET',
  auth: 'user',
  output: pageOf(post),
  refusals: [],
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 2048,
  idempotency: 'read',
} as const;

export const listFollowingFeedCall = defineCall({
  ...homeFeedSpec,
  name: 'listFollowingFeed',
  summary: 'Following: the posts of all whom I have joined, newest first.',
  path: '/v3/api/diary/home/following/list',
  input: pageInput(homePageSize),
  rule: 'Anyone signed in; blocked pairs and creators whom one hides left out, each post by the access rule.',
});

export const listHomeFeedCall = defineCall({
  ...homeFeedSpec,
  name: 'listHomeFeed',
  summary:
    'For you: what I may open and have not seen, by score, my language first; at most every fifth card is an offer.',
  path: '/v3/api/diary/home/recommend/list',
  /** The cursor says where each of the lists that are mixed goes on, and what came last. */
  input: pageInput(homePageSize).extend({ cursor: z.string().max(1000).optional() }),
  rule: 'Anyone signed in; blocked pairs, creators whom one hides and what one wants less of left out, each post by the access rule.',
});

export const listGiftPostsCall = defineCall({
  ...homeFeedSpec,
  name: 'listGiftPosts',
  summary:
    'What the welcome gift opens: up to three posts of different creators that cost no more than it holds.',
  path: '/v3/api/diary/home/gift/list',
  input: noInput,
  output: z.object({ list: z.array(post).max(giftPostNum) }),
  rule: 'Anyone signed in; empty once the gift was received, and where nothing is sold to them.',
});

export const countNewPostsCall = defineCall({
  ...homeFeedSpec,
  name: 'countNewPosts',
  summary: `How many posts have come to Following since this one; up to ${maxNewPosts}.`,
  path: '/v3/api/diary/home/following/new',
  input: z.object({ diary_id: id }),
  output: z.object({ count: z.number().int() }),
  rule: 'Anyone signed in, for themselves.',
});

const markSpec = {
  auth: 'user',
  refusals: [],
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 4096,
} as const;

export const markSeenCall = defineCall({
  ...markSpec,
  name: 'markSeen',
  summary:
    'I have had these posts before me: each counts once for its creator, and For you does not bring again what I saw at home.',
  method: 'POST',
  path: '/v3/api/diary/home/seen',
  input: z.object({
    diary_ids: z.array(id).min(1).max(maxSeenAtOnce),
    /** Where; on a creator's page, which way I came to it. */
    from: z.enum(namedSources).default('home'),
  }),
  output: nothing,
  rule: 'Anyone signed in, for themselves.',
  idempotency: 'natural',
});

export const clearSeenCall = defineCall({
  ...markSpec,
  name: 'clearSeen',
  summary: 'Forget what I have seen: For you may bring it again.',
  method: 'POST',
  path: '/v3/api/diary/home/seen/clear',
  input: noInput,
  output: nothing,
  rule: 'Anyone signed in, for themselves.',
  idempotency: 'natural',
});

export const wantLessCall = defineCall({
  ...markSpec,
  name: 'wantLess',
  summary: 'Leave a creator, or what a creator is about, out of For you; or let it in again.',
  method: 'POST',
  path: '/v3/api/diary/home/less',
  input: z.object({
    scope: z.enum(['creator', 'topic']),
    /** The creator; with the scope `topic` what they are about is meant. */
    char_id: id.optional(),
    /** In place of a creator. */
    topic: z.enum(creatorKinds).optional(),
    less: flag,
  }),
  output: z.object({ topic: z.string().nullable() }),
  rule: 'Anyone signed in whom no block separates from the creator.',
  refusals: ['ownCharacter'],
  idempotency: 'natural',
});

export const listLessCall = defineCall({
  ...markSpec,
  name: 'listLess',
  summary: 'What I want less of in For you, the latest first.',
  method: 'GET',
  path: '/v3/api/diary/home/less/list',
  input: noInput,
  output: z.object({
    creators: z.array(z.object({ char_id: id, name: z.string() })),
    topics: z.array(z.enum(creatorKinds)),
  }),
  rule: 'Anyone signed in, for themselves.',
  idempotency: 'read',
});

const hideSpec = {
  auth: 'user',
  refusals: ['ownCharacter'],
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

export const hideFromHomeFeedCall = defineCall({
  ...hideSpec,
  name: 'hideFromHomeFeed',
  summary: "Keep a creator's posts out of my home feed, or let them in again. Nothing else changes.",
  method: 'POST',
  path: '/v3/api/character/hide',
  input: z.object({
    /** Id of the character, or of its creator. */
    restrict_id: id,
    hide: flag,
  }),
  output: nothing,
  rule: 'Anyone signed in whom no block separates from the creator, but the creator.',
  idempotency: 'natural',
});

export const getHiddenFromHomeFeedCall = defineCall({
  ...hideSpec,
  name: 'getHiddenFromHomeFeed',
  summary: "Whether I keep a creator's posts out of my home feed.",
  method: 'GET',
  path: '/v3/api/character/hide',
  input: z.object({ restrict_id: id }),
  output: z.object({ is_hidden: z.boolean() }),
  rule: 'Anyone signed in, for themselves.',
  idempotency: 'read',
});
