import type { JoinedCreator } from '@kindred/contract/library/calls';
import { followSearchMax } from '@kindred/contract/library/limits';
import { followBatchMax } from '@kindred/contract/subscriptions/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { InfiniteList } from '../../ui/layout/infinite-list.tsx';
import { JoinedRow } from './joined-row.tsx';
import { type JoinedView, joinedCreatorsPages } from './library.queries.ts';
import { useUnfollowBatch } from './use-unfollow-batch.ts';

const sorts = ['joined', 'post', 'unseen'] as const;
const debounceMs = 250;

/** The creators that the viewer follows or is subscribed to; followed ones can be chosen and unfollowed together. */
export function JoinedCreators({ kind }: { kind: JoinedView['kind'] }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<(typeof sorts)[number]>('joined');
  const [chosen, setChosen] = useState<readonly JoinedCreator[]>([]);
  const q = useDebouncedValue(typed.trim(), debounceMs);
  const query = useInfiniteQuery(joinedCreatorsPages({ kind, sort, q }));
  const isFollowing = kind === 'free';
  const choose = (joined: JoinedCreator, isChosen: boolean) =>
    setChosen((before) => [
      ...before.filter(({ char_id }) => char_id !== joined.char_id),
      ...(isChosen ? [joined] : []),
    ]);
  return (
    <>
      <div className="mb-5 flex flex-col gap-4">
        <Input
          type="search"
          label={t('library.searchJoined')}
          autoComplete="off"
          maxLength={followSearchMax}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ChoiceChips
          label={t('library.order')}
          choices={sorts.map((value) => ({ value, label: t(`library.sort.${value}`) }))}
          value={sort}
          onChange={setSort}
        />
      </div>
      <InfiniteList query={query} empty={<Nobody kind={kind} q={q} />}>
        {(list) => (
          <ul
            aria-label={t(isFollowing ? 'library.following' : 'library.subscribed')}
            className="divide-y divide-line"
          >
            {list.map((joined) => (
              <JoinedRow
                key={joined.char_id}
                joined={joined}
                sort={sort}
                isChosen={chosen.some(({ char_id }) => char_id === joined.char_id)}
                onChoose={isFollowing ? (isChosen) => choose(joined, isChosen) : undefined}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
      {chosen.length > 0 && <UnfollowBar chosen={chosen} onChosen={setChosen} />}
    </>
  );
}

type UnfollowBarProps = {
  chosen: readonly JoinedCreator[];
  onChosen: Dispatch<SetStateAction<readonly JoinedCreator[]>>;
};

function UnfollowBar({ chosen, onChosen }: UnfollowBarProps) {
  const { t } = useTranslation();
  const leave = useUnfollowBatch(onChosen);
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-bar mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 shadow-float md:bottom-4">
      <p role="status" className="font-medium">
        {t('library.chosen', { count: chosen.length })}
      </p>
      <span className="flex gap-2">
        <Button variant="quiet" size="small" onClick={() => onChosen([])}>
          {t('common.cancel')}
        </Button>
        <Button
          size="small"
          isLoading={leave.isPending}
          onClick={() => leave.mutate(chosen.slice(0, followBatchMax))}
        >
          {t('library.unfollow', { count: Math.min(chosen.length, followBatchMax) })}
        </Button>
      </span>
    </div>
  );
}

function Nobody({ kind, q }: { kind: JoinedView['kind']; q: string }) {
  const { t } = useTranslation();
  if (q !== '') {
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('library.nobodyCalled', { q })}
        action={
          <Link to={paths.search(q)} className={buttonClass('secondary')}>
            {t('library.searchEverywhere')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t(kind === 'free' ? 'library.noFollows' : 'library.noSubscriptions')}
      text={t('library.nobodyText')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Link to={paths.recommend} className={buttonClass()}>
            {t('library.findCreators')}
          </Link>
          <Link to={paths.discover} className={buttonClass('secondary')}>
            {t('nav.discover')}
          </Link>
        </span>
      }
    />
  );
}
