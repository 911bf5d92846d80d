import { z } from 'zod';
import { defineCall, defineForm } from '../wire/call.ts';
import { id } from '../wire/ids.ts';
import { clientId, maxUploadBytes, maxVoiceBytes, maxVoiceSeconds, voicePeaks } from './limits.ts';

/** One picture or clip. Locked media carries nothing but `type` and a blurred `image`. */
export const mediaItem = z.object({
  type: z.enum(['image', 'video']),
  url: z.string(),
  image: z.string(),
  /** Blurred stand-in as a data URL, a few hundred bytes. */
  placeholder: z.string(),
  /** Smaller renditions as `[width, url]`, for `srcset`. */
  sources: z.array(z.object({ width: z.number().int(), url: z.string() })),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds; null for a picture. */
  duration: z.number().nullable(),
  /** What is to be seen, in the creator's words; '' without any. */
  alt: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** Longest life of a link to private media, in seconds. */
export const mediaLinkSeconds = 300;

/** A file of the viewer that may go into a post or a message. */
export const uploadedMedia = z.object({ media_id: id, item: mediaItem });
export type UploadedMedia = z.infer<typeof uploadedMedia>;

export const uploadMediaCall = defineForm({
  name: 'uploadMedia',
  summary:
    'Keep one picture (`file`), or one clip (`file`, an MP4) with the picture that stands for it (`poster`).',
  method: 'POST',
  path: '/v3/api/media/upload',
  auth: 'user',
  input: z.object({
    /** Names this upload: a repeat gives the file that is there already. */
    client_id: z.string().regex(clientId),
  }),
  output: uploadedMedia,
  refusals: ['fileRefused', 'heicRefused', 'tooManyPixels', 'clipRefused', 'storageFull', 'fileWithheld'],
  rule: 'Anyone signed in; nobody else sees the file before a post or a message of theirs shows it.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: maxUploadBytes,
  idempotency: 'client_id',
});

export const ownMedia = uploadedMedia.extend({
  /** An item has addresses once it is ready. */
  state: z.enum(['uploading', 'processing', 'ready', 'failed']),
  /** The part that has arrived, 0 to 1. */
  progress: z.number(),
  /** Of a failed file: the name of the refusal; '' otherwise. */
  reason: z.string(),
});
export type OwnMedia = z.infer<typeof ownMedia>;

export const listOwnMediaCall = defineCall({
  name: 'listOwnMedia',
  summary:
    'Files of my own by their ids, with their state and fresh links; those that are gone are left out.',
  method: 'GET',
  path: '/v3/api/media/own',
  auth: 'user',
  input: z.object({
    /** Ids with commas between them. */
    media_ids: z.string().regex(/^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,19}$/),
  }),
  output: z.object({ list: z.array(ownMedia) }),
  refusals: [],
  rule: 'Anyone signed in, their own files only.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

/** The waveform of a voice note, as numbers with commas between them. */
const peaks = z
  .string()
  .regex(/^(100|[1-9]?[0-9])(,(100|[1-9]?[0-9]))*$/)
  .max(voicePeaks * 4)
  .transform((text) => text.split(',').map(Number))
  .refine((list) => list.length <= voicePeaks);

export const uploadedVoice = z.object({
  media_id: id,
  /** Seconds, as the file itself says. */
  duration: z.number(),
});
export type UploadedVoice = z.infer<typeof uploadedVoice>;

export const uploadVoiceCall = defineForm({
  name: 'uploadVoice',
  summary: `Keep a voice note (\`file\`: WebM, Ogg or MP4 with Opus or AAC, up to ${maxVoiceSeconds / 60} minutes) for a message to come.`,
  method: 'POST',
  path: '/v3/api/media/voice',
  auth: 'user',
  input: z.object({
    /** Names this upload: a repeat gives the file that is there already. */
    client_id: z.string().regex(clientId),
    peaks,
  }),
  output: uploadedVoice,
  refusals: ['voiceRefused', 'storageFull'],
  rule: 'Anyone signed in; nobody else hears it before a message of theirs brings it.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: maxVoiceBytes + 64 * 1024,
  idempotency: 'client_id',
});
