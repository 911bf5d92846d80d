import { z } from 'zod';
import { defineCall, defineForm } from '../wire/call.ts';
import { id } from '../wire/ids.ts';
import { clientId, maxUploadBytes } from './limits.ts';

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

/** A file of one's own that may go into a post. */
export const uploadedMedia = z.object({ media_id: id, item: mediaItem });
export type UploadedMedia = z.infer<typeof uploadedMedia>;

export const uploadMediaCall = defineForm({
  name: 'uploadMedia',
  summary:
    'Keep one picture (`file`), or one clip (`file`, an MP4) with the picture that stands for it (`poster`).',
  method: 'POST',
  path: '/v3/api/media/upload',
  auth: 'creator',
  input: z.object({
    /** Names this upload: a repeat gives the file that is there already. */
    client_id: z.string().regex(clientId),
  }),
  output: uploadedMedia,
  refusals: ['creatorsOnly', 'fileRefused', 'clipRefused', 'storageFull'],
  rule: 'A creator; nobody else sees the file before a post of theirs shows it.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: maxUploadBytes,
  idempotency: 'client_id',
});

export const listOwnMediaCall = defineCall({
  name: 'listOwnMedia',
  summary: 'Files of my own by their ids, with fresh links; those that are gone are left out.',
  method: 'GET',
  path: '/v3/api/media/own',
  auth: 'creator',
  input: z.object({
    /** Ids with commas between them. */
    media_ids: z.string().regex(/^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,19}$/),
  }),
  output: z.object({ list: z.array(uploadedMedia) }),
  refusals: ['creatorsOnly'],
  rule: 'A creator, their own files only.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
