import { z } from 'zod';
import { insightDays } from '../audience/limits.ts';
import { mediaItem } from '../media/calls.ts';
import { pageTier } from '../subscriptions/tier-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import { noteMaxLength, quickReplyMaxLength } from './limits.ts';
import { peopleLists } from '../lists/limits.ts';

const cents = z.number().int();
const count = z.number().int();

const readSpec = {
  method: 'GET',
  auth: 'creator',
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves; blocked pairs left out.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

/** Net of the platform's share; what was taken back is below zero. */
export const insightDay = z.object({
  /** `YYYY-MM-DD` in the creator's own time zone. */
  day: z.string(),
  follower_num: count,
  subscriber_num: count,
  earned_usd_cents: cents,
});
export type InsightDay = z.infer<typeof insightDay>;

export const topPost = z.object({
  diary_id: id,
  content: z.string(),
  item: mediaItem.nullable(),
  created_time: instant,
  like_num: count,
  comment_num: count,
  /** Unlocked in the requested time. */
  unlock_num: count,
  earned_usd_cents: cents,
});
export type TopPost = z.infer<typeof topPost>;

export const topFan = z.object({
  user_id: id,
  nickname: z.string(),
  avatar: z.string(),
  earned_usd_cents: cents,
});
export type TopFan = z.infer<typeof topFan>;

export const insights = z.object({
  days: z.array(insightDay),
  /** As many days before those, to compare with. */
  days_before: z.array(insightDay),
  /** How many there are now. */
  people: z.object({ followers: count, trialing: count, active: count, past_due: count, canceled: count }),
  /** Earned in the requested time, by what it was for. */
  earned: z.object({
    gift: cents,
    unlock: cents,
    /** Messages to the companion; left out where there were none. */
    message: cents.optional(),
    subscription: cents,
    taken_back: cents,
    total: cents,
  }),
  top_posts: z.array(topPost),
  /** The newest. */
  last_posts: z.array(topPost),
  top_fans: z.array(topFan),
});
export type Insights = z.infer<typeof insights>;

export const getInsightsCall = defineCall({
  ...readSpec,
  name: 'getInsights',
  summary: 'How I am doing: people, earnings, posts and fans of the last days.',
  path: '/v3/api/creator/insights',
  input: z.object({
    days: z.coerce
      .number()
      .refine((value) => insightDays.some((days) => days === value))
      .default(30),
  }),
  output: insights,
});

export const listPeopleListsCall = defineCall({
  ...readSpec,
  name: 'listPeopleLists',
  summary: 'My lists of people, each with its size up to 10,000.',
  path: '/v3/api/creator/people/lists',
  input: noInput,
  output: z.object({ list: z.array(z.object({ list_id: z.enum(peopleLists), count })) }),
});

export const listedPerson = z.object({
  user_id: id,
  nickname: z.string(),
  avatar: z.string(),
  state: z.enum(['following', 'trialing', 'active', 'past_due', 'canceled', 'expired']).nullable(),
  /** Which one they pay for; null where the page sells but one, and of followers. */
  tier: pageTier.pick({ level: true, name: true }).nullable(),
  /** When they joined; of givers, their last gift. */
  since_time: instant,
  period_end: instant.nullable(),
  /** Given in gifts in all. */
  diamonds: count,
});
export type ListedPerson = z.infer<typeof listedPerson>;

export const listPeopleCall = defineCall({
  ...readSpec,
  name: 'listPeople',
  summary:
    'The people of one of my lists: newest first, givers by what they gave; of one by a rule who fits it now.',
  path: '/v3/api/creator/people/list',
  /** Also a list that I have made, by its id. */
  input: pageInput(20).extend({ list_id: z.union([z.enum(peopleLists), id]) }),
  output: pageOf(listedPerson),
});

export const waitingPost = z.object({
  diary_id: id,
  content: z.string(),
  /** 4 scheduled, 5 draft. */
  state: z.number().int(),
  /** When a scheduled one is to appear. */
  publish_time: instant,
  price: z.number().int(),
  media_num: count,
  item: mediaItem.nullable(),
});
export type WaitingPost = z.infer<typeof waitingPost>;

export const listWaitingPostsCall = defineCall({
  ...readSpec,
  name: 'listWaitingPosts',
  summary: 'My scheduled posts and drafts, last written first.',
  path: '/v3/api/creator/queue/list',
  input: pageInput(20),
  output: pageOf(waitingPost),
});

const fanInput = z.object({ user_id: id });

/** What a creator sees beside the conversation with a fan. */
export const fanFacts = z.object({
  user_id: id,
  state: listedPerson.shape.state,
  tier: listedPerson.shape.tier,
  /** When they joined; null: they have not. */
  since_time: instant.nullable(),
  period_end: instant.nullable(),
  /** The membership goes on at `period_end`. */
  renews: z.boolean(),
  /** What the fan paid for what is of this creator, less what was taken back; a diamond is a cent. */
  paid_usd_cents: cents,
  /** What the creator earned of it, net of the platform's share and of what was taken back. */
  earned_usd_cents: cents,
  /** Given in gifts, in diamonds. */
  gifted_diamonds: count,
  gift_num: count,
  /** Posts of this creator that the fan bought and has. */
  unlock_num: count,
  /** Photos, videos and voice notes in messages that the fan bought and has. */
  message_unlock_num: count,
  last_posts: z.array(z.object({ diary_id: id, content: z.string(), created_time: instant })),
  note: z.string(),
});
export type FanFacts = z.infer<typeof fanFacts>;

export const getFanCall = defineCall({
  ...readSpec,
  name: 'getFan',
  summary: 'What I know of a fan: membership, what they gave, my notes.',
  path: '/v3/api/creator/fan',
  input: fanInput,
  output: fanFacts,
  rule: 'A creator, of people who have joined them or talked with them; blocked pairs left out.',
});

const writeSpec = {
  auth: 'creator',
  refusals: ['creatorsOnly'],
  limit: { max: 120, per: 'user', seconds: 60 },
  idempotency: 'natural',
} as const;

export const setFanNoteCall = defineCall({
  ...writeSpec,
  name: 'setFanNote',
  summary: 'My private notes about a fan; an empty text deletes them.',
  method: 'PUT',
  path: '/v3/api/creator/fan/note',
  input: fanInput.extend({ content: z.string().trim().max(noteMaxLength) }),
  output: z.object({ note: z.string() }),
  rule: 'A creator, of people who have joined them or talked with them; nobody else reads them.',
  maxBytes: 32_768,
});

export const quickReply = z.object({ reply_id: id, content: z.string() });
export type QuickReply = z.infer<typeof quickReply>;

export const listQuickRepliesCall = defineCall({
  ...readSpec,
  name: 'listQuickReplies',
  summary: 'My quick replies, the oldest first.',
  path: '/v3/api/creator/quick-reply/list',
  input: noInput,
  output: z.object({ list: z.array(quickReply) }),
  rule: 'A creator, their own.',
});

export const createQuickReplyCall = defineCall({
  ...writeSpec,
  name: 'createQuickReply',
  summary: 'Store a text to answer with; {name} stands for whom it is sent to.',
  method: 'POST',
  path: '/v3/api/creator/quick-reply/create',
  input: z.object({
    content: z.string().trim().min(1).max(quickReplyMaxLength),
    client_id: z.string().min(1).max(64),
  }),
  output: quickReply,
  refusals: ['creatorsOnly', 'tooManyQuickReplies'],
  rule: 'A creator, up to fifty.',
  maxBytes: 8192,
  idempotency: 'client_id',
});

export const deleteQuickReplyCall = defineCall({
  ...writeSpec,
  name: 'deleteQuickReply',
  summary: 'Delete one of my quick replies.',
  method: 'POST',
  path: '/v3/api/creator/quick-reply/delete',
  input: z.object({ reply_id: id }),
  output: nothing,
  rule: 'A creator, their own.',
  maxBytes: 1024,
});
