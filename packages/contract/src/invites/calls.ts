import { z } from 'zod';
import { publicCharacter } from '../characters/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';

/** What a creator who invites earns of the net of whom they invited, and for how long from when these became a creator. */
export const inviteShare = { percent: 5, months: 12 } as const;

/** What everybody may know of the inviter. */
export const inviter = publicCharacter;
export type Inviter = z.infer<typeof inviter>;

const referral = z.string().max(60);

export const getInviterCall = defineCall({
  name: 'getInviter',
  summary: 'Whose invite code this is; null for a code that nobody has.',
  method: 'GET',
  path: '/v3/api/invite/inviter',
  auth: 'public',
  input: z.object({ referral }),
  output: z.object({ inviter: inviter.nullable() }),
  refusals: [],
  rule: 'Anyone: name, handle and face of a creator are public.',
  limit: { max: 120, per: 'ip', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const acceptInviteCall = defineCall({
  name: 'acceptInvite',
  summary: 'Open an invitation. The first one counts; answers whose that is, null without one.',
  method: 'POST',
  path: '/v3/api/invite/accept',
  auth: 'user',
  input: z.object({ referral }),
  output: z.object({ inviter: inviter.nullable() }),
  refusals: [],
  rule: 'Anyone signed in. Unknown codes, one’s own, and those behind a block change nothing.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 4096,
  idempotency: 'natural',
});

export const getInviteStatisticsCall = defineCall({
  name: 'getInviteStatistics',
  summary: 'My invite code and what came of it.',
  method: 'GET',
  path: '/v3/api/commodity/invite/earnings/statics',
  auth: 'user',
  input: noInput,
  output: z.object({
    /** Null for somebody who is no creator: they have no code. */
    referral: z.string().nullable(),
    invite_url: z.string().nullable(),
    invited_num: z.number().int(),
    creator_num: z.number().int(),
    /** By inviting, less what was taken back again. */
    earned_usd_cents: z.number().int(),
    share_percent: z.number(),
    share_months: z.number().int(),
  }),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const invitedCreator = inviter.extend({ char_id: id, invited_time: instant });
export type InvitedCreator = z.infer<typeof invitedCreator>;

export const listInvitedCall = defineCall({
  name: 'listInvited',
  summary: 'Creators who came by my invitation, newest first. Fans are counted, not named.',
  method: 'GET',
  path: '/v3/api/invite/list',
  auth: 'user',
  input: pageInput(20),
  output: pageOf(invitedCreator),
  refusals: [],
  rule: 'Oneself; blocked pairs left out.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
