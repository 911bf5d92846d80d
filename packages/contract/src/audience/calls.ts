import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { insightDays, insightTables, namedSources, seriesDims } from './limits.ts';

const count = z.number().int();

export const visitPageCall = defineCall({
  name: 'visitPage',
  summary: 'I have opened the page of a creator; counts once an hour.',
  method: 'POST',
  path: '/v3/api/character/visit',
  auth: 'user',
  input: z.object({ char_id: id, from: z.enum(namedSources).default('other') }),
  output: nothing,
  refusals: [],
  rule: 'Anyone signed in, for themselves; one’s own page counts for nothing.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

const days = z.coerce
  .number()
  .refine((value) => insightDays.some((span) => span === value))
  .default(30);

const readSpec = {
  method: 'GET',
  auth: 'creator',
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves. Numbers only, of nobody in particular.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const audienceCounts = z.object({
  /** Posts seen, each once per person. */
  view_num: count,
  /** Openings of the page, once per person and hour. */
  visit_num: count,
  /** People who saw anything of the creator for the first time, and had not joined. */
  reached_num: count,
  /** Of those reached then: who has joined since. */
  joined_num: count,
  /** Of those reached then: who has paid something since. */
  paid_num: count,
});
export type AudienceCounts = z.infer<typeof audienceCounts>;

/** Points without anything are left out. */
const point = audienceCounts.extend({
  /** `YYYY-MM-DD`, by the hour `YYYY-MM-DDTHH`, on the creator's clock. */
  at: z.string(),
});

export const audienceGroup = z.object({
  /** The post, the source or the country (ISO 3166-1, '' unknown); '' of all. */
  key: z.string(),
  /** The words of a post, cut. */
  label: z.string(),
  /** A picture of a post. */
  item: mediaItem.nullable(),
  now: audienceCounts,
  /** As many days before. */
  before: audienceCounts,
  points: z.array(point),
  points_before: z.array(point),
});
export type AudienceGroup = z.infer<typeof audienceGroup>;

export const getInsightsSeriesCall = defineCall({
  ...readSpec,
  name: 'getInsightsSeries',
  summary:
    'Who saw me: views, visits, people reached, of them joined and paid, of the last days and of as many before.',
  path: '/v3/api/creator/insights/series',
  input: z.object({ by: z.enum(['hour', 'day']).default('day'), days, of: z.enum(seriesDims).optional() }),
  output: z.object({
    /** The days of the span, and as many before. */
    days: z.array(z.string()),
    days_before: z.array(z.string()),
    /** What was seen until then is counted; null: nothing has been counted yet. */
    counted_time: instant.nullable(),
    /** Without `of` one group; else the twenty largest. */
    list: z.array(audienceGroup),
  }),
});

export const retentionMonth = z.object({
  /** `YYYY-MM` on the creator's clock. */
  month: z.string(),
  joined_num: count,
  /** Of those: who is still there. */
  there_num: count,
  /** Of those: who subscribes today. */
  subscribing_num: count,
});
export type RetentionMonth = z.infer<typeof retentionMonth>;

export const getRetentionCall = defineCall({
  ...readSpec,
  name: 'getRetention',
  summary: 'Of those who first joined me in a month, who is still there; the last twelve months.',
  path: '/v3/api/creator/insights/retention',
  input: noInput,
  output: z.object({ list: z.array(retentionMonth) }),
});

export const exportInsightsCall = defineCall({
  ...readSpec,
  name: 'exportInsights',
  summary: 'A table of the figures as a file (CSV, UTF-8).',
  path: '/v3/api/creator/insights/export',
  input: z.object({ table: z.enum(insightTables), days }),
  output: z.object({ filename: z.string(), content_type: z.string(), content_base64: z.string() }),
  limit: { max: 30, per: 'user', seconds: 60 },
});
