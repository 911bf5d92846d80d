import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import type { Translate } from '../../../lib/i18n/text-key.ts';

/** What a tier is called; the page's subscription need not have a name of its own. */
export function tierName({ name }: Pick<PageTier, 'name'>, t: Translate): string {
  return name || t('tiers.first');
}

export function opensText({ level }: Pick<PageTier, 'level'>, t: Translate): string {
  return t(level === 0 ? 'tiers.opensFirst' : 'tiers.opensMore');
}
