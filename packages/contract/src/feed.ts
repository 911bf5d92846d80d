import { defineCall } from './call.ts';
import { post } from './posts.ts';
import { pageInput, pageOf } from './wire.ts';

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
  rule: 'Anyone signed in; blocked pairs left out, each post by the access rule.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
