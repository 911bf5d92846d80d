import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { characterQuery } from '../../characters/characters.queries.ts';
import { OfferTerms, unsellableText } from './offer-terms.tsx';
import { useSubscribe } from './use-subscribe.ts';

/** What a subscription gives and costs, before anything is agreed to. */
export function SubscriptionDialog({ charId, name }: { charId: string; name: string }) {
  const { t } = useTranslation();
  const { data: character, error, refetch } = useQuery(characterQuery(charId));
  const title = t('join.dialogTitle', { name });
  if (character) return <Offer title={title} character={character} />;
  return (
    <Dialog title={title}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-56" />}
    </Dialog>
  );
}

function Offer({ title, character }: { title: string; character: CharacterInfo }) {
  const { t } = useTranslation();
  const subscribe = useSubscribe(character);
  const { offer } = character;
  const footer = offer && (
    <Button
      size="large"
      className="w-full"
      isLoading={subscribe.isPending}
      onClick={() => subscribe.mutate()}
    >
      {offer.trial_days > 0
        ? t('join.startTrial')
        : t('join.confirm', { price: formatUsd(offer.first_charge_usd_cents) })}
    </Button>
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
      <Perks />
      {offer ? (
        <div className="rounded-card bg-sunken p-4">
          <OfferTerms offer={offer} />
        </div>
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

function Perks() {
  const { t } = useTranslation();
  return (
    <ul className="my-6 flex flex-col gap-3">
      {[t('join.perkPosts'), t('join.perkChat'), t('join.perkCancel')].map((perk) => (
        <li key={perk} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          {perk}
        </li>
      ))}
    </ul>
  );
}
