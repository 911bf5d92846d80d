import type { Language } from '@kindred/contract/wire/languages';

/** An amount in US cents as this language writes dollars. */
export function formatUsd(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
