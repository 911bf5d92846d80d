import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { SubscriptionOption } from '@kindred/contract/offers/calls';
import type { SubscriptionPlan } from '@kindred/contract/offers/limits';
import type { OfferedTier } from '@kindred/contract/subscriptions/tier-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CheckList } from '../../../ui/text/check-list.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { characterQuery } from '../../characters/characters.queries.ts';
import { subscriptionOptionsQuery } from '../../offers/offers.queries.ts';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { tiersQuery } from '../subscriptions.queries.ts';
import { TierChoice } from '../tiers/tier-choice.tsx';
import { CodeNote } from './code-note.tsx';
import { OfferTerms, unsellableText } from './offer-terms.tsx';
import { OptionList } from './option-list.tsx';
import type { SubscriptionDialogProps } from './subscription.dialog.ts';
import { useSubscribe } from './use-subscribe.ts';

export function SubscriptionDialog({ charId, name, code, tierLevel = 0 }: SubscriptionDialogProps) {
  const { t } = useTranslation();
  const [level, setLevel] = useState(tierLevel);
  const character = useQuery(characterQuery(charId));
  const hasTiers = character.data?.has_tiers ?? false;
  const tiers = useQuery({ ...tiersQuery(charId), enabled: hasTiers });
  const options = useQuery({
    ...subscriptionOptionsQuery(charId, code, level),
    placeholderData: keepPreviousData,
  });
  const title = t('join.dialogTitle', { name });
  const error = character.error ?? options.error ?? tiers.error;
  if (character.data && options.data && (tiers.data || !hasTiers)) {
    const { list, code: codeState } = options.data;
    return (
      <Offer
        title={title}
        character={character.data}
        options={list}
        tiers={tiers.data?.list ?? []}
        level={level}
        isChanging={options.isPlaceholderData}
        onChooseTier={setLevel}
        code={code}
        note={<CodeNote state={codeState} />}
      />
    );
  }
  const retry = () =>
    void Promise.all([character.refetch(), options.refetch(), ...(hasTiers ? [tiers.refetch()] : [])]);
  return (
    <Dialog title={title}>
      {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton className="h-56" />}
    </Dialog>
  );
}

type OfferProps = {
  title: string;
  character: CharacterInfo;
  options: SubscriptionOption[];
  /** Empty where there is but one. */
  tiers: OfferedTier[];
  level: number;
  /** The price of the tier that was chosen is on its way. */
  isChanging: boolean;
  onChooseTier: (level: number) => void;
  code: string | undefined;
  note: React.ReactNode;
};

function Offer(props: OfferProps) {
  const { title, character, options, tiers, level, isChanging, onChooseTier, code, note } = props;
  const { t } = useTranslation();
  const [plan, setPlan] = useState<SubscriptionPlan>('month');
  const charge = useCharge();
  const subscribe = useSubscribe(character, level, code);
  const tier = tiers.find((item) => item.level === level);
  const isOpen = character.pro_sales_open;
  const option = isOpen ? (options.find((item) => item.plan === plan) ?? options[0]) : undefined;
  const footer = option && (
    <SpendButton
      amount={option.due_usd_cents}
      unit="usdCents"
      isLoading={subscribe.isPending || isChanging}
      onSpend={() => subscribe.mutate(option)}
    >
      {option.trial_days > 0
        ? t('join.startTrial')
        : t('join.confirm', { price: charge.price(option.due_usd_cents) })}
    </SpendButton>
  );
  return (
    <Dialog title={title} footer={footer}>
      <div className="flex items-center gap-4">
        <Avatar src={character.avatar} name={character.name} size="large" />
        <div className="min-w-0">
          <VerifiedName name={character.name} label={character.is_blue_label} />
          <p className="truncate text-ink-soft">{character.tagline}</p>
        </div>
      </div>
      {tiers.length > 0 && <TierChoice tiers={tiers} level={level} onChoose={onChooseTier} />}
      <Perks lines={tier?.perks ?? [t('join.perkPosts')]} />
      {note}
      {option ? (
        <>
          <OptionList options={options} plan={option.plan} onChoose={setPlan} />
          <div className="rounded-card bg-sunken p-4">
            <OfferTerms offer={option} />
          </div>
        </>
      ) : (
        <p className="text-ink-soft">{unsellableText(character, t)}</p>
      )}
      {subscribe.error && (
        <p role="alert" className="mt-3 text-danger">
          {errorText(subscribe.error)}
        </p>
      )}
    </Dialog>
  );
}

function Perks({ lines }: { lines: string[] }) {
  const { t } = useTranslation();
  return <CheckList className="my-6" lines={[...lines, t('join.perkChat'), t('join.perkCancel')]} />;
}
