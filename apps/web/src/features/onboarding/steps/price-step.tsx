import { tierPriceUsdCents } from '@kindred/contract/subscriptions/tiers';
import { useQuery } from '@tanstack/react-query';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { creatorShareQuery } from '../../wallet/wallet.queries.ts';
import type { CreatorDraft } from '../creator-draft.ts';
import { StepLayout } from '../step-layout.tsx';
import type { StepProps } from '../step-props.ts';

const tiers = [1, 2, 3, 4] as const;
const trials = [0, 3, 7] as const;

export function PriceStep({ form, referral, onNext }: StepProps) {
  const { t } = useTranslation();
  const { draft, change } = form;
  return (
    <StepLayout
      step="price"
      referral={referral}
      lead={t('onboarding.priceLater')}
      action={t('common.continue')}
      onSubmit={onNext}
    >
      <div role="radiogroup" aria-label={t('onboarding.steps.price')} className="grid gap-3 sm:grid-cols-2">
        <KindCard
          title={t('onboarding.free')}
          text={t('onboarding.freeText')}
          isChosen={!draft.isPro}
          onChoose={() => change({ isPro: false })}
        />
        <KindCard
          title={t('onboarding.pro')}
          text={t('onboarding.proText')}
          isChosen={draft.isPro}
          onChoose={() => change({ isPro: true })}
        />
      </div>
      {draft.isPro && <ProPrice draft={draft} change={change} />}
    </StepLayout>
  );
}

type KindCardProps = { title: string; text: string; isChosen: boolean; onChoose: () => void };

function KindCard({ title, text, isChosen, onChoose }: KindCardProps) {
  return (
    <label
      className={classNames(
        'flex gap-3 rounded-card border p-5 transition focus-within:outline-2 focus-within:outline-action focus-within:outline-offset-2',
        isChosen ? 'border-action bg-sunken' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <input
        type="radio"
        name="characterKind"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span>
        <span className="block font-semibold text-lead">{title}</span>
        <span className="mt-1 block text-ink-soft">{text}</span>
      </span>
    </label>
  );
}

function ProPrice({
  draft,
  change,
}: {
  draft: CreatorDraft;
  change: (patch: Partial<CreatorDraft>) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice label={t('onboarding.month')}>
        <ChoiceChips
          label={t('onboarding.month')}
          choices={tiers.map((tier) => ({ value: String(tier), label: formatUsd(tierPriceUsdCents[tier]) }))}
          value={String(draft.tier)}
          onChange={(tier) => change({ tier: Number(tier) as CreatorDraft['tier'] })}
        />
        <Kept priceUsdCents={tierPriceUsdCents[draft.tier]} />
      </Choice>
      <Choice label={t('onboarding.trial')}>
        <ChoiceChips
          label={t('onboarding.trial')}
          choices={trials.map((days) => ({
            value: String(days),
            label: days === 0 ? t('onboarding.trialNone') : t('onboarding.trialDays', { count: days }),
          }))}
          value={String(draft.trialDays)}
          onChange={(days) => change({ trialDays: Number(days) as CreatorDraft['trialDays'] })}
        />
        {draft.trialDays > 0 && (
          <p className="mt-1 text-ink-soft">{t('onboarding.trialText', { count: draft.trialDays })}</p>
        )}
      </Choice>
    </>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{label}</h3>
      {children}
    </div>
  );
}

/** The creator's share of a month's price. Rounding goes to the platform. */
function Kept({ priceUsdCents }: { priceUsdCents: number }) {
  const { t } = useTranslation();
  const percent = useQuery(creatorShareQuery).data?.creator_share_percent;
  if (percent === undefined) return null;
  const netUsdCents = Math.floor((priceUsdCents * percent) / 100);
  return (
    <p className="mt-1 text-ink-soft">
      {t('onboarding.youKeep', {
        price: formatUsd(priceUsdCents),
        kept: formatUsd(netUsdCents),
        fee: formatUsd(priceUsdCents - netUsdCents),
      })}
    </p>
  );
}
