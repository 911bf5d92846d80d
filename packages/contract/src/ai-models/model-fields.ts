import { z } from 'zod';
import { maxStopLength, maxStops, modelRanges, roleMergings } from './limits.ts';

const { context_tokens, max_tokens, temperature, top_p } = modelRanges;

/** A model and what is set for it. Settings that are left out or null are the endpoint's own. */
export const modelFields = z.object({
  base_url: z.url({ protocol: /^https?$/ }).max(500),
  api_key: z.string().min(1).max(500).optional(),
  model: z.string().trim().min(1).max(200),
  settings: z
    .object({
      context_tokens: z.number().int().min(context_tokens.min).max(context_tokens.max).nullable(),
      max_tokens: z.number().int().min(max_tokens.min).max(max_tokens.max),
      temperature: z.number().min(temperature.min).max(temperature.max).nullable(),
      top_p: z.number().min(top_p.min).max(top_p.max).nullable(),
      stop: z.array(z.string().min(1).max(maxStopLength)).max(maxStops),
      roles: z.enum(roleMergings),
      /** Of the same endpoint, for messages that are read aloud; '' where browsers do that. */
      speech_model: z.string().trim().max(200),
      /** '' for the usual one. */
      speech_voice: z.string().trim().max(100),
    })
    .partial()
    .default({}),
});
