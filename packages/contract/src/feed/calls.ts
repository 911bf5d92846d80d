import { z } from 'zod';
import { post } from '../posts/calls.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id } from '../wire/ids.ts';
import { nothing, pageInput, pageOf } from '../wire/pages.ts';

export const feedPageSize = 20;

export const listHomeFeedCall = defineCall({
  name: 'listHomeFeed',
  summary: 'The home feed, newest first.',
  method: 'GET',
  path: '/v3/api/diary/home/recommend/list',
  auth: 'user',
  input: pageInput(feedPageSize),
  output: pageOf(post),
  refusals: [],
  rule: 'Anyone signed in; blocked pairs and creators whom one hides left out, each post by the access rule.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
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
