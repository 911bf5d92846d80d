import { useQuery } from '@tanstack/react-query';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { ownTiersQuery } from '../offers.queries.ts';
import { allowedPrices } from './allowed-prices.ts';
import { type OwnTier, retireTierDialog, tierFormDialog } from './tiers.dialogs.ts';

export function TiersPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownTiersQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const prices = allowedPrices(data, undefined);
  return (
    <section aria-labelledby="tiers">
      <h3 id="tiers" className="mb-2 font-semibold text-lead">
        {t('ownTiers.title')}
      </h3>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-ink-soft">
          {t(data.list.length === 0 ? 'ownTiers.freePage' : 'ownTiers.lead')}
        </p>
        {prices.length > 0 && (
          <Button onClick={() => void openDialog(tierFormDialog, { prices })}>{t('ownTiers.new')}</Button>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {data.list.map((tier) => (
          <TierRow key={tier.level} tier={tier} prices={allowedPrices(data, tier)} />
        ))}
      </ul>
    </section>
  );
}

function TierRow({ tier, prices }: { tier: OwnTier; prices: number[] }) {
  const { t } = useTranslation();
  const name = tier.name || t('ownTiers.first');
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 break-words font-semibold">{name}</span>
        <span className="tabular-nums">
          {t('ownTiers.perMonth', { price: formatUsd(tier.month_usd_cents) })}
        </span>
      </p>
      {tier.perks.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {tier.perks.map((perk) => (
            <li key={perk} className="break-words">
              {perk}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-caption text-ink-soft">
        {[
          t('ownTiers.members', { count: tier.member_num }),
          t('ownTiers.posts', { count: tier.post_num }),
        ].join(' · ')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-label={t('ownTiers.editOf', { tier: name })}
          onClick={() => void openDialog(tierFormDialog, { tier, prices })}
        >
          {t('ownTiers.edit')}
        </Button>
        {tier.level > 0 && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('ownTiers.retireOf', { tier: name })}
            onClick={() => void openDialog(retireTierDialog, { tier })}
          >
            {t('ownTiers.retire')}
          </Button>
        )}
      </div>
    </li>
  );
}
