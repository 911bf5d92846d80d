import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { chatNo, id } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';
import { reportDetailMaxLength, reportedType, reportReasons } from './limits.ts';

const reportSpec = {
  method: 'POST',
  summary: 'Report something to the people who look after safety; each thing once per person.',
  auth: 'user',
  input: z.object({
    /**
     * Id of the post, comment or message; of a person, that of their character or their account; of a conversation,
     * that of the one with whom it is: the character, or the fan.
     */
    reported_id: id,
    /** Of a conversation: which of the fan's with the character. */
    chat_no: chatNo,
    /** 1 = a post, 2 = a comment, 3 = a person, 4 = a conversation, 5 = a message, also one that an AI wrote. */
    reported_type: z.literal(Object.values(reportedType)),
    reason: z.enum(reportReasons).default('other'),
    detail: z.string().trim().max(reportDetailMaxLength).default(''),
  }),
  output: nothing,
  refusals: ['postDeleted', 'commentDeleted', 'forbidden'],
  rule: 'Anyone signed in who can see it, but whose it is.',
  limit: { max: 20, per: 'user', seconds: 3600 },
  maxBytes: 8 * 1024,
  idempotency: 'natural',
} as const;

export const createReportCall = defineCall({
  ...reportSpec,
  name: 'createReport',
  path: '/v3/api/report/create',
});

export const createReportV1Call = defineCall({
  ...reportSpec,
  name: 'createReportV1',
  path: '/v1/api/report/create',
});
