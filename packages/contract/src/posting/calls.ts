import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { clientId } from '../media/limits.ts';
import { tierLevelMax } from '../offers/limits.ts';
import { post } from '../posts/calls.ts';
import {
  pollOptionMaxLength,
  pollOptionNum,
  postLabels,
  postPriceMax,
  postPriceMin,
  postState,
} from '../posts/limits.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant, sentFlag } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';
import { plannedTime, plannedZone } from '../wire/planned-time.ts';
import { altMaxLength, captionMaxLength, goalDiamonds, goalTitleMax, postMediaMax } from './limits.ts';

const poll = z
  .object({
    options: z
      .array(z.string().trim().min(1).max(pollOptionMaxLength))
      .min(pollOptionNum.min)
      .max(pollOptionNum.max),
    /** After it nobody votes; a wall time is in `zone`. */
    ends_at: plannedTime.nullable().default(null),
    multiple: sentFlag.default(0),
    /** Makes it a quiz: the index of the right option. */
    answer: z.number().int().min(0).nullable().default(null),
  })
  .refine(({ options, multiple, answer }) => answer === null || (multiple === 0 && answer < options.length));

const postText = {
  content: z.string().trim().max(captionMaxLength),
  /** Diamonds; 0 = free. */
  price: z.union([z.literal(0), z.number().int().min(postPriceMin).max(postPriceMax)]),
  /** Of a paid post: 1 = members have it too, 0 = they buy it like everyone else. */
  members_included: sentFlag.optional(),
  /**
   * Of a free post for all members: 1 = open to everyone, 0 = for followers or subscribers. Left out: a new post is open
   * on a free page, and a changed one stays what it is.
   */
  is_open: sentFlag.optional(),
  /** The lowest tier whose members have it; 0 = all members. */
  tier_level: z.number().int().min(0).max(tierLevelMax).optional(),
  /** 1 = public; 0 = for the owner only; 4 = scheduled; 5 = a draft. */
  state: z.union([
    z.literal(postState.published),
    z.literal(postState.private),
    z.literal(postState.scheduled),
    z.literal(postState.draft),
  ]),
  /** When it is to appear, which makes its state 4 until then. A wall time is in `zone`. */
  publish_at: plannedTime.optional(),
  /** When it goes from all but its creator and its buyers. */
  expires_at: plannedTime.nullable().optional(),
  /** Of wall times; left out: the zone of the former plan, or of the account. */
  zone: plannedZone.optional(),
  /** What has to be said of it. Left out: a changed post keeps its labels. */
  labels: z.array(z.enum(postLabels)).max(postLabels.length).optional(),
  /** What it asks. Left out: a changed post keeps its poll; once somebody has voted only the end of it can change. */
  poll: poll.nullable().optional(),
  /** In the order in which they are shown. */
  media: z
    .array(
      z.object({
        media_id: id,
        /** Of a paid post: shown to everybody. */
        is_preview: z.boolean().default(false),
        alt: z.string().trim().max(altMaxLength).default(''),
      }),
    )
    .max(postMediaMax),
};

const writeSpec = {
  method: 'POST',
  auth: 'creator',
  maxBytes: 64 * 1024,
  limit: { max: 60, per: 'user', seconds: 60 },
} as const;

const writeRefusals = ['creatorsOnly', 'textRefused', 'nothingToSell', 'postDeleted'] as const;

export const createPostCall = defineCall({
  ...writeSpec,
  name: 'createPost',
  isSpeech: true,
  summary: 'Write a post out of words and uploaded media.',
  path: '/v3/api/diary/create',
  input: z.object({
    ...postText,
    members_included: sentFlag.default(1),
    tier_level: postText.tier_level.default(0),
    /** Names this post: a repeat gives the one that is there already. */
    client_id: z.string().regex(clientId),
  }),
  output: post,
  refusals: writeRefusals,
  rule: 'A creator, with media of their own.',
  limit: { max: 120, per: 'user', seconds: 3600 },
  idempotency: 'client_id',
});

export const editPostCall = defineCall({
  ...writeSpec,
  name: 'editPost',
  isSpeech: true,
  summary: 'Change a post to what is given here, all of it.',
  path: '/v3/api/diary/edit',
  input: z.object({ diary_id: id, ...postText }),
  output: post,
  refusals: [...writeRefusals, 'postSold'],
  rule: 'The creator whose post it is; of a post that was bought nothing may go.',
  idempotency: 'natural',
});

export const getPostForEditCall = defineCall({
  name: 'getPostForEdit',
  summary: 'A post of my own as it was written, with the ids of its media.',
  method: 'GET',
  path: '/v3/api/diary/edit/info',
  auth: 'creator',
  input: z.object({ diary_id: id }),
  output: z.object({
    diary_id: id,
    content: z.string(),
    price: z.number().int(),
    members_included: flag,
    is_open: flag,
    tier_level: z.number().int(),
    state: z.number().int(),
    /** Of a scheduled one: when it appears. */
    publish_at: instant.nullable(),
    /** The same as it was planned: a wall time (`YYYY-MM-DDTHH:MM:SS`) and its zone. */
    publish_wall: z.string().nullable(),
    /** Of the plan, else of the account. */
    zone: z.string(),
    expires_at: instant.nullable(),
    expires_wall: z.string().nullable(),
    labels: z.array(z.enum(postLabels)),
    poll: z
      .object({
        options: z.array(z.string()),
        ends_wall: z.string().nullable(),
        multiple: flag,
        answer: z.number().int().nullable(),
        voter_num: z.number().int(),
      })
      .nullable(),
    /** Somebody has bought it: it cannot be hidden or deleted, and its media cannot go. */
    is_bought: z.boolean(),
    media: z.array(z.object({ media_id: id, is_preview: z.boolean(), alt: z.string(), item: mediaItem })),
  }),
  refusals: ['creatorsOnly', 'postDeleted'],
  rule: 'The creator whose post it is.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const manageSpec = {
  ...writeSpec,
  maxBytes: 1024,
  idempotency: 'natural',
} as const;

export const deletePostCall = defineCall({
  ...manageSpec,
  name: 'deletePost',
  summary: 'Take a post away for good.',
  path: '/v3/api/diary/delete',
  input: z.object({ diary_id: id }),
  output: nothing,
  refusals: ['creatorsOnly', 'postDeleted', 'postSold'],
  rule: 'The creator whose post it is, as long as nobody has bought it.',
});

export const pinPostCall = defineCall({
  ...manageSpec,
  name: 'pinPost',
  summary: 'Pin a post to the top of my profile, or take it from there.',
  path: '/v3/api/diary/pin',
  input: z.object({ diary_id: id, pin: sentFlag }),
  output: post,
  refusals: ['creatorsOnly', 'postDeleted'],
  rule: 'The creator whose post it is.',
});

export const setPostGoalCall = defineCall({
  ...manageSpec,
  name: 'setPostGoal',
  isSpeech: true,
  summary: 'Collect gifts for something under a post of mine, or stop doing so.',
  path: '/v3/api/diary/goal',
  input: z.object({
    diary_id: id,
    goal: z
      .object({
        title: z.string().trim().min(1).max(goalTitleMax),
        diamonds: z.number().int().min(goalDiamonds.min).max(goalDiamonds.max),
      })
      .nullable(),
  }),
  output: post,
  refusals: ['creatorsOnly', 'postDeleted', 'textRefused'],
  rule: 'The creator whose post it is.',
});

export const repostPostCall = defineCall({
  ...manageSpec,
  name: 'repostPost',
  summary: 'Bring a published post to the top again, with its likes, comments and buyers.',
  path: '/v3/api/diary/repost',
  input: z.object({ diary_id: id }),
  output: post,
  refusals: ['creatorsOnly', 'postDeleted', 'repostTooSoon'],
  rule: 'The creator whose post it is, once a day.',
});

export const movePostCall = defineCall({
  ...manageSpec,
  name: 'movePost',
  summary: 'Move a scheduled post to another time.',
  path: '/v3/api/creator/queue/move',
  input: z.object({ diary_id: id, publish_at: plannedTime, zone: plannedZone.optional() }),
  output: z.object({ diary_id: id, publish_at: instant, publish_wall: z.string(), zone: z.string() }),
  refusals: ['creatorsOnly', 'postDeleted', 'postNotScheduled'],
  rule: 'The creator whose post it is, as long as it has not appeared.',
});
