import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { recommendedCharactersQuery } from '../../features/characters/characters.queries.ts';
import { useFollowBatch } from '../../features/subscriptions/join/use-follow-batch.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { takeReturnTo } from '../../lib/navigation/return-to.ts';
import { saveSetting } from '../../lib/storage/device.ts';
import { specKeys } from '../../lib/storage/personal-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Brand } from '../../ui/layout/brand.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { PickTile } from './pick-tile.tsx';
import { usePicks } from './use-picks.ts';

/** A newcomer picks creators to follow. Afterwards the invitation or link that brought them opens. */
export function RecommendPage({ search }: PageProps) {
  const { t } = useTranslation();
  const creators = useInfiniteQuery(recommendedCharactersQuery());
  const followBatch = useFollowBatch();
  const picks = usePicks();
  const cards = creators.data?.pages.flatMap(({ list }) => list) ?? [];
  const picked = picks.pickedOf(cards);
  useEffect(() => picks.saveOrder(cards));

  const goOn = useGoOn(search.referral, picks.clear);
  const follow = () => {
    followBatch.mutate(picked, {
      onSuccess: goOn,
      onError: () => toast('error', t('recommend.failed')),
    });
  };

  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-4 sm:px-8">
      <header className="flex h-18 items-center justify-between">
        <Brand />
        <Button variant="quiet" onClick={goOn}>
          {t('common.skip')}
        </Button>
      </header>
      <main className="grow pt-4 pb-32">
        <h1 className="font-bold text-display">{t('recommend.title')}</h1>
        <p className="mt-3 mb-8 text-lead text-ink-soft">{t('recommend.lead')}</p>
        <LoadMoreList query={creators} skeleton={tilesToCome} empty={<NoCreators />}>
          {(listed) => (
            <ul className={tiles}>
              {picks.inSavedOrder(listed).map((card) => (
                <li key={card.char_id}>
                  <PickTile
                    card={card}
                    isPicked={picked.includes(card.char_id)}
                    onToggle={() => picks.toggle(card.char_id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadMoreList>
      </main>
      <footer className="fixed inset-x-0 bottom-0 z-bar flex justify-center border-line border-t bg-canvas/90 px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] backdrop-blur">
        <Button
          size="large"
          className="w-full max-w-md"
          isLoading={followBatch.isPending}
          onClick={picked.length > 0 ? follow : goOn}
        >
          {picked.length > 0 ? t('recommend.chosen', { count: picked.length }) : t('common.continue')}
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

function NoCreators() {
  const { t } = useTranslation();
  return <EmptyState icon={<UsersRound />} title={t('recommend.empty')} text={t('recommend.emptyText')} />;
}

const tiles = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4';

const tilesToCome = (
  <div className={tiles}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="aspect-[3/4] rounded-card" />
    ))}
  </div>
);
