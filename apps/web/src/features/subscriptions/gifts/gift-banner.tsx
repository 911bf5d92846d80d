import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { applyMembershipChange } from '../join/apply-membership-change.ts';
import { subscriptionGiftKey, subscriptionGiftQuery } from '../subscriptions.queries.ts';

/** On the page that a gift's link leads to: who gives what, and the button that claims it. */
export function GiftBanner({ character, code }: { character: CharacterInfo; code: string }) {
  const { t } = useTranslation();
  const { data: gift, isPending } = useQuery(subscriptionGiftQuery(code, character.char_id));
  const claim = useClaimGift(character);
  if (isPending) return <Skeleton className="mb-4 h-28 rounded-card" />;
  if (!gift || gift.state === 'gone') return <Note>{t('giving.gone')}</Note>;
  if (gift.state === 'theirs') {
    const end = gift.period_end;
    return <Note>{end ? t('giving.yours', { date: formatDate(end) }) : t('giving.gone')}</Note>;
  }
  const { from_name: from, months: count } = gift;
  return (
    <section
      aria-label={t('giving.banner')}
      className="mb-4 flex flex-wrap items-center gap-4 rounded-card bg-heart-soft p-5"
    >
      <Gift aria-hidden="true" className="size-8 shrink-0 text-heart-ink" />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">
          {from
            ? t('giving.from', { from, count, name: character.name })
            : t('giving.offered', { count, name: character.name })}
        </p>
        <p className="text-caption text-ink-soft">
          {t(gift.state === 'later' ? 'giving.later' : 'giving.terms', {
            date: formatDate(gift.expires_time),
          })}
        </p>
      </div>
      {gift.state === 'open' && (
        <Button variant="heart" isLoading={claim.isPending} onClick={() => claim.mutate(gift.code)}>
          {t('giving.claim')}
        </Button>
      )}
    </section>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mb-4 rounded-card bg-sunken px-5 py-4 text-ink-soft">{children}</p>;
}

function useClaimGift({ char_id: charId, name }: CharacterInfo) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (code: string) => call('claimSubscriptionGift', { code }),
    onSuccess: () => {
      applyMembershipChange(client, charId, true);
      toast('success', t('subscriptions.returned', { name }));
    },
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: subscriptionGiftKey }),
  });
}
