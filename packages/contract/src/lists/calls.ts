import { z } from 'zod';
import { tierLevelMax } from '../offers/limits.ts';
import { defineCall } from '../wire/call.ts';
import { id, sentBoolean } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';
import { joinedKinds, listNameMax, listPeopleMax, ruleDaysMax, ruleParts, spentMax } from './limits.ts';

const days = z.number().int().min(1).max(ruleDaysMax);

const conditions = z.object({
  /** free: follows; pro: subscribes or is on trial; any: either; former: neither any more. */
  joined: z.enum(joinedKinds).optional(),
  /** Paid at least so much for what is of this creator, in US cents or diamonds, less refunds. */
  spent_min: z.number().int().min(1).max(spentMax).optional(),
  /** Of what was paid only that of so many last days counts. */
  spent_days: days.optional(),
  /** Has not written to the creator for so many days. */
  quiet_days: days.optional(),
  /** Subscribes to this tier or a higher one. */
  tier_level: z.number().int().min(1).max(tierLevelMax).optional(),
  /** By the time zone of the account (ISO 3166-1). */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Their conversation bears this label of the creator. */
  label_id: id.optional(),
  /** Subscribes, and the subscription goes on, or does not. */
  renews: sentBoolean.optional(),
});

const group = <Rule extends z.ZodType>(rule: Rule) => ({
  all: z.array(rule).min(1).max(ruleParts).optional(),
  any: z.array(rule).min(1).max(ruleParts).optional(),
});
const inner = conditions.extend(group(conditions)).strict();

/** Whom a list has, as data. All that a rule names has to hold; `all` and `any` hold further rules. */
export const listRule = conditions.extend(group(inner)).strict();
export type ListRule = z.infer<typeof listRule>;

export const fanList = z.object({
  list_id: id,
  name: z.string(),
  /** Null: its people are added one by one. */
  rule: listRule.nullable(),
  count: z.number().int(),
  /** Whether the person of the question was added to it. */
  is_on: z.boolean(),
});
export type FanList = z.infer<typeof fanList>;

const spec = {
  method: 'POST',
  auth: 'creator',
  rule: 'A creator, their own lists, of their own fans; blocked pairs left out.',
  limit: { max: 120, per: 'user', seconds: 60 },
  idempotency: 'natural',
} as const;

export const saveListCall = defineCall({
  ...spec,
  name: 'saveList',
  summary: 'Make a list, or change one. A name that one of my lists has already is that list.',
  path: '/v3/api/creator/list/save',
  input: z.object({
    list_id: id.optional(),
    name: z.string().trim().min(1).max(listNameMax),
    /** Left out: its people are added one by one. */
    rule: listRule.nullable().optional(),
  }),
  output: z.object({ list_id: id }),
  refusals: ['creatorsOnly', 'listsFull'],
  maxBytes: 16 * 1024,
});

export const deleteListCall = defineCall({
  ...spec,
  name: 'deleteList',
  summary: 'Delete a list. Its people stay what they are.',
  path: '/v3/api/creator/list/delete',
  input: z.object({ list_id: id }),
  output: nothing,
  refusals: ['creatorsOnly'],
  maxBytes: 1024,
});

const peopleInput = z.object({ list_id: id, user_ids: z.array(id).min(1).max(listPeopleMax) });

export const addToListCall = defineCall({
  ...spec,
  name: 'addToList',
  summary: 'Put fans on a list that has no rule. Who is no fan of mine is left out.',
  path: '/v3/api/creator/list/add',
  input: peopleInput,
  output: z.object({ added: z.number().int() }),
  refusals: ['creatorsOnly'],
  maxBytes: 16 * 1024,
});

export const removeFromListCall = defineCall({
  ...spec,
  name: 'removeFromList',
  summary: 'Take people off a list that has no rule.',
  path: '/v3/api/creator/list/remove',
  input: peopleInput,
  output: z.object({ removed: z.number().int() }),
  refusals: ['creatorsOnly'],
  maxBytes: 16 * 1024,
});

export const countListRuleCall = defineCall({
  ...spec,
  name: 'countListRule',
  summary: 'How many of my fans fit a rule now.',
  path: '/v3/api/creator/list/count',
  input: z.object({ rule: listRule }),
  output: z.object({ count: z.number().int() }),
  refusals: ['creatorsOnly'],
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 16 * 1024,
  idempotency: 'read',
});

export const listFanListsCall = defineCall({
  ...spec,
  name: 'listFanLists',
  summary: 'The lists that I have made, by name, each with its size now.',
  method: 'GET',
  path: '/v3/api/creator/list/list',
  input: z.object({ user_id: id.optional() }),
  output: z.object({ list: z.array(fanList) }),
  refusals: ['creatorsOnly'],
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
