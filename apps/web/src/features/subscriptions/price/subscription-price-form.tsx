import type { SubscriptionPrice } from '@kindred/contract/subscriptions/calls';
import { tierPriceUsdCents } from '@kindred/contract/subscriptions/tiers';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useFormDraft } from '../../../lib/react/use-form-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { subscriptionPriceQuery } from '../subscriptions.queries.ts';
import { groupIdOf, type PriceChoice, priceChoiceOf } from './price-choice.ts';
import { PriceConsequence } from './price-consequence.tsx';
import { PriceMembers } from './price-members.tsx';
import { useSetSubscriptionPrice } from './use-set-subscription-price.ts';

export function SubscriptionPriceForm() {
  const { data, error, refetch } = useQuery(subscriptionPriceQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-112 rounded-card" />;
  return <PriceForm key={data.group_id} price={data} />;
}

function PriceForm({ price }: { price: SubscriptionPrice }) {
  const { t } = useTranslation();
  const { draft: choice, change, isDirty } = useFormDraft<PriceChoice>(priceChoiceOf(price.group_id));
  const save = useSetSubscriptionPrice();
  return (
    <form action={() => save.mutate({ group_id: groupIdOf(choice) })} className="flex flex-col gap-8">
      <CardSection title={t('prefs.price.label')} hint={t('prefs.price.hint')}>
        <TierList choice={choice} onChange={change} />
      </CardSection>
      {choice.tier !== 'free' && <TrialList choice={choice} onChange={change} />}
      <PriceConsequence before={price} choice={choice} />
      {save.error && (
        <p role="alert" className="text-danger">
          {errorText(save.error)}
        </p>
      )}
      <Button type="submit" className="self-start" isLoading={save.isPending} disabled={!isDirty}>
        {t('common.save')}
      </Button>
      {price.group_id !== null && (
        <CardSection>
          <Switch
            label={t('prefs.price.open')}
            hint={t('prefs.price.openHint')}
            isOn={
              save.isPending ? (save.variables.pro_sales_open ?? price.pro_sales_open) : price.pro_sales_open
            }
            onChange={(isOn) => save.mutate({ pro_sales_open: isOn })}
          />
        </CardSection>
      )}
      <PriceMembers members={price.members} />
    </form>
  );
}

type ChoiceProps = { choice: PriceChoice; onChange: (change: Partial<PriceChoice>) => void };

function TierList({ choice, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const tiers = Object.entries(tierPriceUsdCents).map(([tier, cents]) => ({
    value: tier as PriceChoice['tier'],
    label: t('prefs.price.month', { price: formatUsd(cents) }),
  }));
  return (
    <RadioList
      label={t('prefs.price.label')}
      options={[{ value: 'free', label: t('prefs.price.free'), hint: t('prefs.price.freeHint') }, ...tiers]}
      value={choice.tier}
      // What is free has no trial.
      onChange={(tier) => onChange(tier === 'free' ? { tier, trialDays: '0' } : { tier })}
    />
  );
}

function TrialList({ choice, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('prefs.price.trial')} hint={t('prefs.price.trialHint')}>
      <RadioList
        label={t('prefs.price.trial')}
        options={[
          { value: '0', label: t('prefs.price.noTrial') },
          { value: '3', label: t('prefs.price.days', { count: 3 }) },
          { value: '7', label: t('prefs.price.days', { count: 7 }) },
        ]}
        value={choice.trialDays}
        onChange={(trialDays) => onChange({ trialDays })}
      />
    </CardSection>
  );
}
