import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { OfferedTier } from '@kindred/contract/subscriptions/tier-calls';
import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { useIsSalesQuiet } from '../../users/users.queries.ts';
import { usePrice } from '../../wallet/currency/use-charge.ts';
import { useJoin } from '../join/use-join.ts';
import { tiersQuery } from '../subscriptions.queries.ts';
import { tierDialog } from './tier.dialog.ts';
import { opensText, tierName } from './tier-words.ts';

type TiersSectionProps = { character: CharacterInfo; code?: string | undefined };

export function TiersSection({ character, code }: TiersSectionProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { data, error, refetch } = useQuery(tiersQuery(character.char_id));
  return (
    <section aria-labelledby={headingId} className="mt-6 sm:px-5">
      <h2 id={headingId} className="mb-3 font-semibold text-lead">
        {t('tiers.title')}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-52 rounded-card" />}
      {data && (
        <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {data.list.map((tier) => (
            <TierCard
              key={tier.level}
              tier={tier}
              character={character}
              agreed={data.agreed_rate}
              code={tier.level === 0 ? code : undefined}
              nextFrom={data.next_level === tier.level ? data.period_end : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type TierCardProps = TiersSectionProps & {
  tier: OfferedTier;
  /** In what the viewer's subscription is charged. */
  agreed: ChargeRate | null;
  /** From when on the viewer has it, where that is still to come. */
  nextFrom: string | null;
};

function TierCard({ tier, character, agreed, code, nextFrom }: TierCardProps) {
  const { t } = useTranslation();
  const price = usePrice(agreed);
  const name = tierName(tier, t);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-words font-semibold">{name}</span>
        {tier.is_mine && <Tag tone="good">{t('tiers.yours')}</Tag>}
        {nextFrom && <Tag tone="neutral">{t('tiers.from', { date: formatDate(nextFrom) })}</Tag>}
      </p>
      <p className="font-bold text-lead tabular-nums">
        {t('join.perMonth', { price: price(tier.month_usd_cents) })}
      </p>
      <ul className="mb-2 flex grow flex-col gap-1.5">
        {[opensText(tier, t), ...tier.perks].map((perk) => (
          <li key={perk} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-positive" />
            <span className="min-w-0 break-words">{perk}</span>
          </li>
        ))}
      </ul>
      {!tier.is_on_sale && tier.is_mine && (
        <p className="text-caption text-ink-soft">{t('tiers.retiredMine')}</p>
      )}
      <TierAction tier={tier} character={character} agreed={agreed} code={code} />
    </li>
  );
}

/** Subscribe, or change to it; nothing where neither is possible. */
function TierAction({ tier, character, agreed, code }: Omit<TierCardProps, 'nextFrom'>) {
  const { t } = useTranslation();
  const price = usePrice(agreed);
  const { join } = useJoin(character, { code, tierLevel: tier.level });
  const isSalesQuiet = useIsSalesQuiet();
  const { level } = tier;
  const { char_id: charId, name, is_sold: isMember } = character;
  const isOwing = character.subscription?.state === 'past_due';
  const canChange = tier.switch_usd_cents !== null || tier.upgrade_usd_cents !== null;
  if (!isMember && (!tier.is_on_sale || isSalesQuiet || isOwing)) return null;
  if (isMember && !canChange) return null;
  const words = { tier: tierName(tier, t), price: price(tier.month_usd_cents) };
  const change = () => void openDialog(tierDialog, { charId, name, level });
  return (
    <Button
      size="small"
      variant={isMember ? 'secondary' : 'heart'}
      aria-label={t(isMember ? 'tiers.changeTo' : 'tiers.subscribeTo', words)}
      onClick={isMember ? change : join}
    >
      {t(isMember ? (tier.is_mine ? 'tiers.keep' : 'tiers.change') : 'join.subscribe')}
    </Button>
  );
}
