import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openersQuery } from '../../features/discover/discover.queries.ts';
import { useFollowBatch } from '../../features/subscriptions/join/use-follow-batch.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readReturnTo, takeReturnTo } from '../../lib/navigation/return-to.ts';
import { saveSetting } from '../../lib/storage/device.ts';
import { specKeys } from '../../lib/storage/personal-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Brand } from '../../ui/layout/brand.tsx';
import { cameFor } from './came-for.ts';
import { CreatorsStep } from './creators-step.tsx';
import { LikesStep } from './likes-step.tsx';
import { usePicks } from './use-picks.ts';

/** A newcomer says what they like and picks creators of it. Afterwards the invitation or link that brought them opens. */
export function RecommendPage({ search }: PageProps) {
  const { t } = useTranslation();
  const [sought] = useState(() => cameFor(readReturnTo()));
  const openers = useQuery(openersQuery(sought));
  const followBatch = useFollowBatch();
  const cards = openers.data?.list ?? [];
  const first = cards.find(({ char_id, char_unique_id }) => sought === char_id || sought === char_unique_id);
  const picks = usePicks(first);
  const picked = picks.pickedOf(cards);

  const goOn = useGoOn(search.referral, picks.clear);
  const follow = () => {
    followBatch.mutate(picked, {
      onSuccess: goOn,
      onError: () => toast('error', t('recommend.failed')),
    });
  };
  const isChoosing = picks.step === 'creators';
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-4 sm:px-8">
      <header className="flex h-18 items-center justify-between">
        <Brand />
        <Button variant="quiet" onClick={goOn}>
          {t('common.skip')}
        </Button>
      </header>
      <main className="grow pt-4 pb-32">
        {isChoosing ? (
          <CreatorsStep openers={openers} picks={picks} picked={picked} first={first} />
        ) : (
          <LikesStep openers={openers} picks={picks} />
        )}
      </main>
      <footer className="fixed inset-x-0 bottom-0 z-bar flex justify-center gap-3 border-line border-t bg-canvas px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {isChoosing && (
          <Button size="large" variant="secondary" className="shrink-0" onClick={() => picks.goTo('likes')}>
            {t('common.back')}
          </Button>
        )}
        <Button
          size="large"
          className="w-full max-w-md"
          isLoading={followBatch.isPending}
          onClick={isChoosing ? (picked.length > 0 ? follow : goOn) : () => picks.goTo('creators')}
        >
          {isChoosing && picked.length > 0
            ? t('recommend.chosen', { count: picked.length })
            : t('common.continue')}
        </Button>
      </footer>
    </div>
  );
}

/** Leads on to where the newcomer came from, and never here again. */
function useGoOn(referral: string | undefined, onLeave: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    saveSetting(specKeys.isRecommend, '1');
    const href = referral
      ? `${paths.creatorOnboarding}?referral=${encodeURIComponent(referral)}`
      : (takeReturnTo() ?? paths.home);
    onLeave();
    void navigate({ href, replace: true });
  };
}
