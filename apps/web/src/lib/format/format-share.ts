import { currentLanguage } from '../i18n/i18n.ts';

/** A part of a whole, from 0 to 1, in percent. */
export function formatShare(share: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(share);
}
