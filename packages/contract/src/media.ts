import { z } from 'zod';

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
});
export type MediaItem = z.infer<typeof mediaItem>;

/** Longest life of a link to private media, in seconds. */
export const mediaLinkSeconds = 300;
