import { weeklyLimitMax, weeklyLimitMin } from '@kindred/contract/wallet/limits';

/** US cents of dollars as they are typed; null where nothing is, undefined where it cannot be a limit. */
export function limitCents(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const cents = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return cents >= weeklyLimitMin && cents <= weeklyLimitMax ? cents : undefined;
}

/** Diamonds as they are typed; null where nothing is, undefined where it is no number. */
export function confirmDiamonds(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
