import { z } from 'zod';
import { chargeRate } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import { type LuckyBoxType, luckyBoxes } from './limits.ts';

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const boxType = z.enum(Object.keys(luckyBoxes) as [LuckyBoxType, ...LuckyBoxType[]]);

export const vip = z.object({
  state: z.enum(['none', 'active', 'past_due', 'canceled', 'expired']),
  /** Whether its perks are there now. */
  is_vip: z.boolean(),
  /** End of what is paid for; null where there was none. */
  period_end: instant.nullable(),
  renews: z.boolean(),
  /** US cents and diamonds a month: what was agreed, else what is offered; 0 where none is. */
  month_usd_cents: z.number().int(),
  month_diamonds: z.number().int(),
  /** In what the card is charged; null for what is only offered. */
  agreed_rate: chargeRate.nullable(),
});
export type Vip = z.infer<typeof vip>;

export const getVipCall = defineCall({
  ...readSpec,
  name: 'getVip',
  summary: 'My VIP membership, and when it renews.',
  path: '/v3/api/vip',
  input: noInput,
  output: vip,
});

const renewalSpec = {
  ...readSpec,
  method: 'POST',
  input: noInput,
  output: nothing,
  rule: 'Whoever has VIP.',
  refusals: ['notJoined', 'paymentsUnavailable'],
  idempotency: 'natural',
} as const;

export const cancelVipCall = defineCall({
  ...renewalSpec,
  name: 'cancelVip',
  summary: 'Stop the renewal of VIP; it stays to the end of the month.',
  path: '/v3/api/vip/cancel',
});

export const resumeVipCall = defineCall({
  ...renewalSpec,
  name: 'resumeVip',
  summary: 'Renew VIP after all, before the month ends.',
  path: '/v3/api/vip/resume',
});

const prize = z.object({ diamonds: z.number().int(), chance: z.number().int() });

/** All that is needed to draw again: docs/lucky-box.md. */
export const drawProof = z.object({
  /** What the commitment covers: 1, as in proofs that do not say, the seed alone; 2 the box and its prizes too. */
  version: z.literal([1, 2]).optional(),
  /** In hex; shown before the draw. */
  commitment: z.string(),
  /** 32 bytes in hex, shown after it. */
  seed: z.string(),
  /** SHA-256 of the buyer's Idempotency-Key, in hex. */
  client_seed: z.string(),
  box_type: z.string(),
  /** Outcomes in order, with their chances in ten thousand. */
  prizes: z.array(prize),
  /** 0 … 9999. */
  roll: z.number().int(),
  /** Diamonds. */
  prize: z.number().int(),
});
export type DrawProof = z.infer<typeof drawProof>;

export const openLuckyBoxCall = defineCall({
  name: 'openLuckyBox',
  summary: 'Buy a lucky box with diamonds and open it.',
  method: 'POST',
  path: '/v3/api/commodity/lucky_box',
  auth: 'user',
  input: z.object({
    box_type: boxType,
    /** Diamonds as shown; another price is refused with the right one. */
    expected_price: z.number().int().optional(),
    /** The commitment as shown; a draw that is committed to anything else is refused, and costs nothing. */
    expected_commitment: z.string().max(64).optional(),
  }),
  output: z.object({
    prize: z.object({ diamonds: z.number().int() }),
    proof: drawProof,
    /** What the next draw of such a box is committed to. */
    next_commitment: z.string(),
    left_today: z.number().int(),
    /** The balance now. */
    diamond: z.number().int(),
  }),
  refusals: [
    'notForSale',
    'priceChanged',
    'insufficientBalance',
    'walletBlocked',
    'drawChanged',
    'dailyLimitReached',
    'salesQuiet',
    'spendingLimitReached',
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
  ],
  rule: 'Anyone signed in, ten times a day, where the operator has switched lucky boxes on.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'key',
});

export const luckyDraw = z.object({
  draw_id: id,
  price: z.number().int(),
  proof: drawProof,
  drawn_time: instant,
});
export type LuckyDraw = z.infer<typeof luckyDraw>;

export const listLuckyDrawsCall = defineCall({
  ...readSpec,
  name: 'listLuckyDraws',
  summary: 'The lucky boxes that I have opened, newest first, each with what proves it.',
  path: '/v3/api/commodity/lucky_box/list',
  input: pageInput(20),
  output: pageOf(luckyDraw),
});
