import { z } from 'zod';
import { characterCard } from '../characters/calls.ts';
import { mediaItem } from '../media/calls.ts';
import { quotedInput } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant } from '../wire/ids.ts';
import { languages } from '../wire/languages.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import { pollOptionNum, postLabels } from './limits.ts';

/** What the server lets this viewer have of a post. */
export const postAccess = z.enum(['full', 'preview', 'locked']);

/** What gifts are collected for under a post, and what was given toward it so far, in diamonds. */
export const postGoal = z.object({
  title: z.string(),
  diamonds: z.number().int(),
  given: z.number().int(),
});
export type PostGoal = z.infer<typeof postGoal>;

/** The lowest tier on sale that opens a post. `level` and the price are null where none is on sale any more. */
export const postTier = z.object({
  level: z.number().int().nullable(),
  name: z.string(),
  month_usd_cents: z.number().int().nullable(),
});
export type PostTier = z.infer<typeof postTier>;

/** What a post asks. Votes and the answer are null until the viewer has voted or it is over; its creator sees them. */
export const postPoll = z.object({
  options: z.array(z.object({ content: z.string(), vote_num: z.number().int().nullable() })),
  is_multiple: z.boolean(),
  is_quiz: z.boolean(),
  /** Of a quiz: the index of the right option. */
  answer: z.number().int().nullable(),
  /** Indices of the options that the viewer has voted for. */
  my_options: z.array(z.number().int()),
  voter_num: z.number().int(),
  ends_time: instant.nullable(),
  is_over: z.boolean(),
});
export type PostPoll = z.infer<typeof postPoll>;

export const post = z.object({
  diary_id: id,
  tp: z.number().int(),
  /** Cut to a few letters while locked; see `content_cut`. */
  content: z.string(),
  content_cut: z.boolean(),
  /** Of the caption (ISO 639-1); null where it is cut or its words do not tell. */
  language: z.string().nullable(),
  created_time: instant,
  /** 1 = pinned to the profile. */
  sort: z.number().int(),
  /** Brought to the top again by its creator; `created_time` is when. */
  is_reposted: z.boolean(),
  /** Diamonds; 0 = free. */
  price: z.number().int(),
  /** 1 = joining opens it (as it does everything free), 0 = members buy it like everyone else. */
  members_included: flag,
  /** A free post that is open to everyone: its media are its free preview, and its caption is whole. */
  is_open: z.boolean(),
  /** Of a post that is not for all members: from which tier on it opens. */
  tier: postTier.nullable(),
  is_sold: z.boolean(),
  is_like: z.boolean(),
  state: z.number().int(),
  /** Why it was rejected; '' otherwise. */
  state_reason: z.string(),
  access: postAccess,
  /** The number of items, also while they are locked. */
  media_count: z.number().int(),
  media: z.array(mediaItem),
  free_preview: z.array(mediaItem),
  images: z.array(z.string()),
  video: z.object({ id: id, url: z.string(), image: z.string() }).nullable(),
  statistics: z.object({ like_num: z.number().int(), comment_num: z.number().int() }),
  goal: postGoal.nullable(),
  labels: z.array(z.enum(postLabels)),
  /** Null also while the post is locked. */
  poll: postPoll.nullable(),
  character: characterCard,
});
export type Post = z.infer<typeof post>;

export const listCharacterPostsCall = defineCall({
  name: 'listCharacterPosts',
  summary: "One character's posts, pinned first, then newest.",
  method: 'GET',
  path: '/v3/api/diary/ai/list',
  auth: 'user',
  input: pageInput(20).extend({ char_id: id }),
  output: pageOf(post),
  refusals: [],
  rule: 'Anyone signed in whom no block separates from the creator; each post by the access rule.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const getPostCall = defineCall({
  name: 'getPost',
  summary: 'One post, with fresh media links.',
  method: 'GET',
  path: '/v3/api/diary/info',
  auth: 'user',
  input: z.object({ diary_id: id }),
  output: post,
  refusals: ['postDeleted'],
  rule: 'By the access rule; private and pending ones for their owner only.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const likeSpec = {
  method: 'POST',
  auth: 'user',
  input: z.object({ content_id: id }),
  output: z.object({ is_like: z.boolean(), like_num: z.number().int() }),
  refusals: ['postDeleted'],
  rule: 'Anyone signed in who can see that the post exists.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
} as const;

export const likePostCall = defineCall({
  ...likeSpec,
  name: 'likePost',
  summary: 'Like a post.',
  path: '/v3/api/content/like',
});

export const unlikePostCall = defineCall({
  ...likeSpec,
  name: 'unlikePost',
  summary: 'Take a like back.',
  path: '/v3/api/content/dislike',
});

const pollOption = z
  .number()
  .int()
  .min(0)
  .max(pollOptionNum.max - 1);

export const votePollCall = defineCall({
  ...likeSpec,
  name: 'votePoll',
  summary: 'Vote in the poll of a post, once.',
  path: '/v3/api/diary/poll/vote',
  input: z.object({
    diary_id: id,
    /** An index, or where several may be chosen their indices. */
    option: z.union([pollOption, z.array(pollOption).min(1).max(pollOptionNum.max)]),
  }),
  output: post,
  refusals: ['postDeleted', 'forbidden', 'pollVoted', 'pollOver'],
  rule: 'Anyone who has the post in full, except its creator; the same vote again changes nothing.',
});

export const getTranslationConfigCall = defineCall({
  name: 'getTranslationConfig',
  summary: 'Whether captions can be translated: only where an AI model is connected.',
  method: 'GET',
  path: '/v3/api/diary/translate/config',
  auth: 'user',
  input: noInput,
  output: z.object({ is_offered: z.boolean() }),
  refusals: [],
  rule: 'Anyone signed in; it is the same for all.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const translatePostCall = defineCall({
  name: 'translatePost',
  summary:
    'The caption of a post in another language, translated by AI. It is made once per caption and language.',
  method: 'POST',
  path: '/v3/api/diary/translate',
  auth: 'user',
  input: z.object({ diary_id: id, language: z.enum(languages) }),
  output: z.object({ language: z.enum(languages), content: z.string() }),
  refusals: ['postDeleted', 'forbidden', 'textRefused', 'translationOff'],
  rule: 'Whoever may read the whole caption, by the access rule.',
  limit: { max: 60, per: 'user', seconds: 3600 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const createPostCheckoutCall = defineCall({
  name: 'createPostCheckout',
  summary: 'Open a checkout for one paid post, bought by card without diamonds; the browser goes to pay_url.',
  method: 'POST',
  path: '/v3/api/commodity/character-pub-session',
  auth: 'user',
  input: z.object({
    diary_id: id,
    redirect_url: z.string().max(2000),
    /** US cents as shown: as many as the post costs diamonds. Another price is refused with the right one. */
    expected_price: z.number().int().optional(),
    ...quotedInput,
  }),
  output: z.object({ pay_url: z.string(), checkout_id: z.string() }),
  refusals: [
    'priceChanged',
    'quoteExpired',
    'alreadyOwned',
    'notForSale',
    'postDeleted',
    'salesQuiet',
    'spendingLimitReached',
    'paymentsUnavailable',
  ],
  rule: 'Anyone signed in whom no block separates from the creator and who does not have it yet; from 50 cents on.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 4096,
  idempotency: 'natural',
});

export const unlockPostCall = defineCall({
  name: 'unlockPost',
  summary: 'Buy a paid post with diamonds; answers with the whole post.',
  method: 'POST',
  path: '/v3/api/diary/unlock/post',
  auth: 'user',
  input: z.object({
    diary_id: id,
    /** Diamonds as shown. Another price is refused with the right one; none too, for 24 hours after the price was raised. */
    expected_price: z.number().int().min(0).max(1_000_000).optional(),
  }),
  output: z.object({ diamond: z.number().int(), diary: post }),
  refusals: [
    'insufficientBalance',
    'walletBlocked',
    'salesQuiet',
    'spendingLimitReached',
    'priceChanged',
    'alreadyOwned',
    'notForSale',
    'postDeleted',
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
  ],
  rule: 'Anyone signed in whom no block separates from the creator and who does not have it yet.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'key',
});
