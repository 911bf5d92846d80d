import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant, sentFlag } from '../wire/ids.ts';
import { nothing, pageInput, pageOf } from '../wire/pages.ts';
import { trackingNameMax } from './limits.ts';

const writeSpec = {
  method: 'POST',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 4096,
} as const;

export const trackingLink = z.object({
  link_id: id,
  name: z.string(),
  /** The address to share. */
  url: z.string(),
  /** Openings by people; bots and previews of links are left out. */
  click_num: z.number().int(),
  sign_up_num: z.number().int(),
  join_num: z.number().int(),
  /** What the creator earned of those who came, within thirty days of their coming. */
  earned_usd_cents: z.number().int(),
  is_archived: z.boolean(),
  created_time: instant,
});
export type TrackingLink = z.infer<typeof trackingLink>;

export const listTrackingLinksCall = defineCall({
  name: 'listTrackingLinks',
  summary: 'My tracking links, newest first, with what came of each.',
  method: 'GET',
  path: '/v3/api/tracking/link/list',
  auth: 'creator',
  input: pageInput(20),
  output: pageOf(trackingLink),
  refusals: [],
  rule: 'The creator whose page it is.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const createTrackingLinkCall = defineCall({
  ...writeSpec,
  name: 'createTrackingLink',
  summary: 'A link of its own for one place, by a name that only I see.',
  path: '/v3/api/tracking/link/create',
  auth: 'creator',
  input: z.object({
    client_id: z.string().min(1).max(64),
    name: z.string().trim().min(1).max(trackingNameMax),
  }),
  output: z.object({ link_id: id, url: z.string() }),
  refusals: ['tooManyLinks'],
  rule: 'The creator whose page it is.',
  idempotency: 'client_id',
});

export const archiveTrackingLinkCall = defineCall({
  ...writeSpec,
  name: 'archiveTrackingLink',
  summary: 'Put a link away, or take it out again. It goes on leading to the page and counting.',
  path: '/v3/api/tracking/link/archive',
  auth: 'creator',
  input: z.object({ link_id: id, archived: sentFlag }),
  output: nothing,
  refusals: [],
  rule: 'The creator whose link it is.',
  idempotency: 'natural',
});

export const openTrackingLinkCall = defineCall({
  ...writeSpec,
  name: 'openTrackingLink',
  summary: 'Says that I came by a link. The first one of a page counts for thirty days.',
  path: '/v3/api/tracking/open',
  auth: 'user',
  input: z.object({
    /** What the link's cookie holds: which link was opened and when, signed. */
    touch: z.string().min(1).max(300),
  }),
  output: nothing,
  refusals: [],
  rule: 'Oneself. Openings that are not signed here or are over thirty days old, one’s own page, and pages that one has joined change nothing.',
  idempotency: 'natural',
});
