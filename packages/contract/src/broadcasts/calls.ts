import { z } from 'zod';
import { messageMediaMax } from '../chat/limits.ts';
import { playableMedia } from '../chat/media-calls.ts';
import { peopleLists } from '../lists/limits.ts';
import { postPriceMax, postPriceMin } from '../posts/limits.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant, sentBoolean } from '../wire/ids.ts';
import { languages } from '../wire/languages.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import { plannedTime, plannedZone } from '../wire/planned-time.ts';
import {
  broadcastListsMax,
  broadcastMaxLength,
  broadcastStates,
  leftOutReasons,
  skipWrittenHoursMax,
} from './limits.ts';

/** A list that the creator has made, or one that every creator has. */
const list = z.union([id, z.enum(peopleLists)]);
const count = z.number().int();
const leftOut = z.partialRecord(z.enum(leftOutReasons), count);

const words = z.string().trim().max(broadcastMaxLength);

const draft = z.object({
  list_ids: z.array(list).min(1).max(broadcastListsMax),
  except_list_ids: z.array(list).max(broadcastListsMax).default([]),
  /** Leaves out who has bought one of these files, in a post or in a message. */
  skip_bought: sentBoolean.default(true),
  /** Leaves out whom the creator has written to within so many hours; 0 = nobody. */
  skip_written_hours: z.number().int().min(0).max(skipWrittenHoursMax).default(0),
  /** `{name}` stands for the name of each. */
  content: words,
  /** The words for those who read one of these languages; `content` is for all others. */
  texts: z
    .array(z.object({ language: z.enum(languages), content: words.min(1) }))
    .max(languages.length)
    .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length)
    .default([]),
  /** Photos, videos or one voice note. */
  media: z.array(id).max(messageMediaMax).default([]),
  /** For the files, in diamonds. The words stay open. */
  price: z.number().int().min(postPriceMin).max(postPriceMax).nullable().optional(),
  /** When it goes out; left out: now. A wall time is in `zone`, else in the zone of the account. */
  send_at: plannedTime.optional(),
  zone: plannedZone.optional(),
});

const spec = {
  method: 'POST',
  auth: 'creator',
  rule: 'A creator, to their own fans; nobody behind a block, in care or on hold is written to.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 32 * 1024,
} as const;

const writeRefusals = ['creatorsOnly', 'textRefused', 'mediaGone'] as const;

export const previewBroadcastCall = defineCall({
  ...spec,
  name: 'previewBroadcast',
  summary: 'To how many it would go now, and whom it would leave out.',
  path: '/v3/api/broadcast/preview',
  input: draft,
  output: z.object({ count, left_out: leftOut }),
  refusals: writeRefusals,
  idempotency: 'read',
});

export const createBroadcastCall = defineCall({
  ...spec,
  name: 'createBroadcast',
  isSpeech: true,
  summary: 'One message to many conversations. Who gets it is frozen when it begins.',
  path: '/v3/api/broadcast/create',
  input: draft,
  output: z.object({ broadcast_id: id, count, left_out: leftOut }),
  refusals: [...writeRefusals, 'idempotencyKeyMissing', 'idempotencyKeyReused', 'dailyLimitReached'],
  idempotency: 'key',
});

export const broadcast = z.object({
  broadcast_id: id,
  content: z.string(),
  state: z.enum(broadcastStates),
  price: z.number().int().nullable(),
  media_num: count,
  created_time: instant,
  send_time: instant.nullable(),
  /** Whom it is for; of a scheduled one, whom it was for when it was written. */
  count,
  sent: count,
});
export type Broadcast = z.infer<typeof broadcast>;

export const broadcastInfo = broadcast.extend({
  texts: z.array(z.object({ language: z.string(), content: z.string() })),
  media: z.array(playableMedia.extend({ media_id: id })),
  left_out: leftOut,
  failed: count,
  read: count,
  bought: count,
  /** The creator's share of what was bought, less what was taken back. */
  earned_usd_cents: count,
});
export type BroadcastInfo = z.infer<typeof broadcastInfo>;

export const listBroadcastsCall = defineCall({
  ...spec,
  name: 'listBroadcasts',
  summary: 'My broadcasts, newest first.',
  method: 'GET',
  path: '/v3/api/broadcast/list',
  input: pageInput(20),
  output: pageOf(broadcast),
  refusals: ['creatorsOnly'],
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const oneInput = z.object({ broadcast_id: id });

export const getBroadcastCall = defineCall({
  ...spec,
  name: 'getBroadcast',
  summary: 'One broadcast: who got it, who read and bought it, what it earned.',
  method: 'GET',
  path: '/v3/api/broadcast/info',
  input: oneInput,
  output: broadcastInfo,
  refusals: ['creatorsOnly'],
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const stopBroadcastCall = defineCall({
  ...spec,
  name: 'stopBroadcast',
  summary: 'Send it to nobody else. Who has it keeps it.',
  path: '/v3/api/broadcast/stop',
  input: oneInput,
  output: broadcast,
  refusals: ['creatorsOnly'],
  maxBytes: 1024,
  idempotency: 'natural',
});

export const unsendBroadcastCall = defineCall({
  ...spec,
  name: 'unsendBroadcast',
  summary: 'Take it out of every conversation. Who bought its files keeps them.',
  path: '/v3/api/broadcast/unsend',
  input: oneInput,
  output: broadcast,
  refusals: ['creatorsOnly'],
  maxBytes: 1024,
  idempotency: 'natural',
});
