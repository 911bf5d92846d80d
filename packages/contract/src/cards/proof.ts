import { z } from 'zod';
import { instant } from '../wire/ids.ts';
import { checkKinds, goldenMax, safetyKinds } from './limits.ts';

const check = z.object({
  kind: z.enum(checkKinds),
  /** Words to mention, a language (`en`, `zh`) or a number of characters; '' where the kind needs none. */
  value: z.string().trim().max(goldenMax.value),
});
export type Check = z.infer<typeof check>;

/** A conversation that is replayed before publishing: what a fan says, turn by turn, and what the last answer must do. */
export const goldenConversation = z.object({
  title: z.string().trim().min(1).max(200),
  turns: z.array(z.string().trim().min(1).max(goldenMax.text)).min(1).max(goldenMax.turns),
  checks: z.array(check).max(goldenMax.checks),
});
export type GoldenConversation = z.infer<typeof goldenConversation>;

const anyCheck = z.object({ kind: z.enum([...checkKinds, ...safetyKinds]), value: z.string() });
export type AnyCheck = z.infer<typeof anyCheck>;

/** One conversation replayed: the answers before and now, and what each check says of them. */
export const probeResult = z.object({
  /** One of `safetyProbeIds`, or the place of a golden conversation, counted from 0. */
  probe: z.string(),
  kind: z.enum(['safety', 'golden']),
  /** The creator's name for it; '' for the platform's. */
  title: z.string(),
  /** What the fan said last; '' without a question. */
  question: z.string(),
  /** With what is published, under the model of that time; null where there was nothing to compare with. */
  old_answer: z.string().nullable(),
  new_answer: z.string(),
  checks: z.array(anyCheck.extend({ passed: z.boolean() })),
  /** Checks that the old answer passed and the new one fails. */
  worse: z.array(anyCheck),
  passed: z.boolean(),
});
export type ProbeResult = z.infer<typeof probeResult>;

export const proof = z.object({
  created_at: instant,
  model: z.string(),
  results: z.array(probeResult),
  /** Every one of the platform's safety probes holds. */
  is_safe: z.boolean(),
  /** It was made of the draft as it is now, with the model that answers now. */
  is_current: z.boolean(),
});
export type Proof = z.infer<typeof proof>;
