import { z } from 'zod';
import { characterCard, publicCharacter } from '../characters/calls.ts';
import { creatorKinds } from '../characters/limits.ts';
import { mediaItem } from '../media/calls.ts';
import { defineCall } from '../wire/call.ts';
import { openersPerKind, openPieceNum, visitorOpenerNum } from './limits.ts';

/** Pictures that are open to everyone, the newest first. */
const pieces = z.array(mediaItem).max(openPieceNum);

export const opener = characterCard.extend({ kind: z.enum(creatorKinds).nullable(), pieces });
export type Opener = z.infer<typeof opener>;

export const listOpenersCall = defineCall({
  name: 'listOpeners',
  summary: 'Creators for a newcomer to choose from: the most followed of each kind, each with open pieces.',
  method: 'GET',
  path: '/v3/api/discover/opener/list',
  auth: 'user',
  /** The creator whom the newcomer came for, by id or handle: it is listed first. */
  input: z.object({ came_for: z.string().trim().max(100).optional() }),
  output: z.object({ list: z.array(opener).max(openersPerKind * creatorKinds.length + 1) }),
  refusals: [],
  rule: 'Anyone signed in; blocked pairs, oneself and pages that cannot be joined left out.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const publicOpener = publicCharacter.extend({ tagline: z.string(), pieces });
export type PublicOpener = z.infer<typeof publicOpener>;

export const listPublicOpenersCall = defineCall({
  name: 'listPublicOpeners',
  summary: 'The most followed creators with pieces that are open to everyone, for visitors.',
  method: 'GET',
  path: '/v3/api/discover/opener/public/list',
  auth: 'public',
  input: z.object({}),
  output: z.object({ list: z.array(publicOpener).max(visitorOpenerNum) }),
  refusals: [],
  rule: 'Anyone: what stands on public pages.',
  limit: { max: 120, per: 'ip', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
