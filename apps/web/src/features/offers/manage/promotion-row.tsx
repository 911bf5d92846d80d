import type { Promotion } from '@kindred/contract/offers/calls';
import { Copy } from 'lucide-react';
import { formatDate, formatUsd } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { copyText } from '../../../lib/navigation/copy-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { promotionClaimsDialog } from './offers.dialogs.ts';
import { useStopPromotion } from './use-promotions.ts';

export function PromotionRow({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation();
  const stop = useStopPromotion();
  const { promotion_id: promotionId, name, url, state } = promotion;
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    toast(isCopied ? 'success' : 'error', t(isCopied ? 'offers.copied' : 'offers.copyFailed'));
  };
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-semibold">{name}</span>
        <Tag tone={state === 'running' ? 'good' : 'neutral'}>{t(`offers.states.${state}`)}</Tag>
      </p>
      <p className="mt-1">{priceText(promotion, t)}</p>
      <p className="mt-1 text-caption text-ink-soft">
        {[audienceText(promotion, t), usesText(promotion, t), untilText(promotion, t)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {url && state === 'running' && (
          <Button size="small" variant="secondary" onClick={() => void copy(url)}>
            <Copy aria-hidden="true" className="size-4" />
            {t('offers.copy')}
          </Button>
        )}
        {promotion.claim_num > 0 && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('offers.whoOf', { name })}
            onClick={() => void openDialog(promotionClaimsDialog, { promotionId, name })}
          >
            {t('offers.who')}
          </Button>
        )}
        {state === 'running' && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('offers.stopOf', { name })}
            isLoading={stop.isPending}
            onClick={() => stop.mutate(promotionId)}
          >
            {t('offers.stop')}
          </Button>
        )}
      </div>
    </li>
  );
}

function priceText(promotion: Promotion, t: Translate): string {
  const { trial_days, first_usd_cents, percent_off, months } = promotion;
  if (trial_days !== null) return t('offers.givesTrial', { count: trial_days });
  if (first_usd_cents !== null) return t('offers.givesFirst', { price: formatUsd(first_usd_cents) });
  return t('offers.givesPercent', { percent: percent_off ?? 0, count: months });
}

function audienceText({ audience, fan_num }: Promotion, t: Translate): string {
  return audience === 'chosen'
    ? t('offers.forChosen', { count: fan_num })
    : t(`offers.audiences.${audience}`);
}

function usesText({ claim_num, claim_limit }: Promotion, t: Translate): string {
  if (claim_limit === null) return t('offers.used', { count: claim_num });
  return t('offers.usedOf', { count: claim_num, most: claim_limit });
}

function untilText({ end_time }: Promotion, t: Translate): string {
  return end_time === null ? '' : t('offers.until', { date: formatDate(end_time) });
}
