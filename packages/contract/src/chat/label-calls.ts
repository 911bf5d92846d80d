import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { chatListItem, conversationInput } from './calls.ts';
import { labelNameMax, labelsMax } from './limits.ts';

/** A label of the viewer for conversations. */
export const label = z.object({ label_id: id, name: z.string() });
export type Label = z.infer<typeof label>;

const labelSpec = {
  auth: 'user',
  rule: 'Anyone signed in, their own labels; the other side learns nothing of them.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 4096,
  idempotency: 'natural',
} as const;

export const listLabelsCall = defineCall({
  ...labelSpec,
  name: 'listLabels',
  summary: 'My labels for conversations, by name.',
  method: 'GET',
  path: '/v3/api/dialogue/label/list',
  input: noInput,
  output: z.object({ list: z.array(label) }),
  refusals: [],
  idempotency: 'read',
});

export const saveLabelCall = defineCall({
  ...labelSpec,
  name: 'saveLabel',
  summary: 'A label of that name, or another name for one; the same name twice is one label.',
  method: 'POST',
  path: '/v3/api/dialogue/label/save',
  input: z.object({ label_id: id.optional(), name: z.string().trim().min(1).max(labelNameMax) }),
  output: label,
  refusals: ['labelsFull'],
});

export const deleteLabelCall = defineCall({
  ...labelSpec,
  name: 'deleteLabel',
  summary: 'Delete a label; the conversations stay.',
  method: 'POST',
  path: '/v3/api/dialogue/label/delete',
  input: z.object({ label_id: id }),
  output: nothing,
  refusals: [],
});

export const setConversationLabelsCall = defineCall({
  ...labelSpec,
  name: 'setConversationLabels',
  summary: 'The labels of one conversation, for me alone.',
  method: 'PUT',
  path: '/v3/api/dialogue/labels',
  input: conversationInput.extend({ label_ids: z.array(id).max(labelsMax) }),
  output: z.object({ conversation: chatListItem }),
  refusals: ['labelsFull'],
});

export const seekMessageCall = defineCall({
  name: 'seekMessage',
  summary: 'The first message at or after a moment; null where there is none.',
  method: 'GET',
  path: '/v3/api/dialogue/seek',
  auth: 'user',
  input: conversationInput.extend({ since: instant }),
  output: z.object({ seq: z.number().int().nullable() }),
  refusals: [],
  rule: "The conversation's fan or its character's creator.",
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
