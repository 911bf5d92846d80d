import type { CallInput } from '@kindred/contract/all/calls';
import type { PromotionAudience } from '@kindred/contract/offers/limits';
import { lowestPriceUsdCents, percentOff, trialLinkDays } from '@kindred/contract/offers/limits';
import { parseDollars } from '../../../lib/format/parse-dollars.ts';

export type PromotionKind = 'percent' | 'first' | 'trial';

/** What stands in the form. */
export type PromotionDraft = {
  name: string;
  kind: PromotionKind;
  percent: string;
  dollars: string;
  days: string;
  months: string;
  audience: PromotionAudience;
  userIds: string[];
  limit: string;
  /** `YYYY-MM-DD`; '' without an end. */
  lastDay: string;
};

export const emptyPromotion: PromotionDraft = {
  name: '',
  kind: 'percent',
  percent: '30',
  dollars: '',
  days: '7',
  months: '1',
  audience: 'everyone',
  userIds: [],
  limit: '',
  lastDay: '',
};

export type PromotionField = 'name' | 'percent' | 'dollars' | 'days' | 'chosen' | 'limit' | 'lastDay';

/** The call that the form asks for, or the first field that cannot be sent. Free days are given by a link alone. */
export function readPromotion(
  draft: PromotionDraft,
  clientId: string,
  now: Date,
): { call: CallInput<'createPromotion'> } | { wrong: PromotionField } {
  const name = draft.name.trim();
  if (name === '') return { wrong: 'name' };
  const percent = wholeNumber(draft.percent);
  const days = wholeNumber(draft.days);
  const cents = parseDollars(draft.dollars);
  const limit = draft.limit.trim() === '' ? undefined : wholeNumber(draft.limit);
  const { kind, userIds } = draft;
  if (kind === 'percent' && !isWithin(percent, percentOff)) return { wrong: 'percent' };
  if (kind === 'first' && !(cents !== undefined && cents >= lowestPriceUsdCents)) return { wrong: 'dollars' };
  if (kind === 'trial' && !isWithin(days, trialLinkDays)) return { wrong: 'days' };
  const audience = kind === 'trial' ? 'link' : draft.audience;
  if (audience === 'chosen' && userIds.length === 0) return { wrong: 'chosen' };
  if (draft.limit.trim() !== '' && !isWithin(limit, { min: 1, max: 10_000 })) return { wrong: 'limit' };
  const end = draft.lastDay === '' ? undefined : new Date(`${draft.lastDay}T23:59:59`);
  if (end && !(end > now)) return { wrong: 'lastDay' };
  return {
    call: {
      client_id: clientId,
      name,
      audience,
      ...(audience === 'chosen' ? { user_ids: userIds } : {}),
      ...(kind === 'percent' ? { percent_off: percent, months: Number(draft.months) } : {}),
      ...(kind === 'first' ? { first_usd_cents: cents } : {}),
      ...(kind === 'trial' ? { trial_days: days } : {}),
      ...(limit === undefined ? {} : { claim_limit: limit }),
      ...(end ? { end_time: end.toISOString() } : {}),
    },
  };
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}

function isWithin(value: number | undefined, { min, max }: { min: number; max: number }): boolean {
  return value !== undefined && value >= min && value <= max;
}
