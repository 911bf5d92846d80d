import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { calendarDaysMax } from './limits.ts';

export const planFailures = ['media', 'tier', 'error'] as const;

export const calendarPost = z.object({
  diary_id: id,
  content: z.string(),
  state: z.number().int(),
  price: z.number().int(),
  item: mediaItem.nullable(),
  /** When it appears, or has appeared. */
  publish_time: instant,
  /** The same on a clock in the zone of the plan, `YYYY-MM-DDTHH:MM:SS`. */
  wall: z.string(),
  zone: z.string(),
  /** It appeared this much after its time, because the server was away. */
  late_seconds: z.number().int(),
  /** Why it did not appear; '' = it will, or has. */
  failure: z.enum(['', ...planFailures]),
  expires_time: instant.nullable(),
});
export type CalendarPost = z.infer<typeof calendarPost>;

export const listCalendarCall = defineCall({
  name: 'listCalendar',
  summary: 'My posts of some days, scheduled and published, in the order of their times; at most 500.',
  method: 'GET',
  path: '/v3/api/creator/queue/calendar',
  auth: 'creator',
  input: z.object({
    /** A day of the account's own zone, `YYYY-MM-DD`. */
    from: z.iso.date(),
    days: z.coerce.number().int().min(1).max(calendarDaysMax).default(7),
  }),
  output: z.object({
    zone: z.string(),
    /** Today in this zone. */
    today: z.string(),
    list: z.array(calendarPost),
  }),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
