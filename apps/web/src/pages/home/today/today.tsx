import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { Insights } from '@kindred/contract/creator-tools/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { characterQuery } from '../../../features/characters/characters.queries.ts';
import { insightsQuery, waitingPostsQuery } from '../../../features/creator-tools/creator-tools.queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FirstWeek } from './first-week.tsx';
import { LastPosts } from './last-posts.tsx';
import { MoneyToday } from './money-today.tsx';
import { nextStep } from './next-step.ts';
import { Waiting } from './waiting.tsx';

const dayMs = 86_400_000;

/** A creator's day: what came in, who waits for an answer, what to do next. */
export function Today({ user, charId }: { user: UserData; charId: string }) {
  const insights = useQuery(insightsQuery(30));
  const character = useQuery(characterQuery(charId));
  const drafts = useInfiniteQuery(waitingPostsQuery);
  const error = insights.error ?? character.error;
  if (error && !(insights.data && character.data)) {
    const retry = () => Promise.all([insights.refetch(), character.refetch()]);
    return <ErrorState error={error} onRetry={() => void retry()} />;
  }
  if (!insights.data || !character.data || drafts.isPending) return <TodaySkeleton />;
  const draftCount = drafts.data?.pages[0]?.list.filter(({ state }) => state === 5).length ?? 0;
  return (
    <div className="flex flex-col gap-4">
      {isNew(character.data) && (
        <FirstWeek character={character.data} posts={insights.data.last_posts.length} />
      )}
      <MoneyToday insights={insights.data} />
      <Waiting user={user} />
      <Advice insights={insights.data} drafts={draftCount} />
      <LastPosts posts={insights.data.last_posts} />
    </div>
  );
}

const newPosts = 5;

function isNew({ statistics }: CharacterInfo): boolean {
  return statistics.post_num < newPosts;
}

function Advice({ insights, drafts }: { insights: Insights; drafts: number }) {
  const { t } = useTranslation();
  const [newest] = insights.last_posts;
  const { kind, count, path } = nextStep({
    daysSincePost: newest && Math.floor((Date.now() - Date.parse(newest.created_time)) / dayMs),
    drafts,
    canceled: insights.people.canceled,
  });
  return (
    <section
      aria-labelledby="today-next"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunken p-5"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="today-next" className="font-semibold">
          {t(`today.${kind}`, { count })}
        </h2>
        <p className="mt-1 text-ink-soft">{t(`today.${kind}Text`)}</p>
      </div>
      <Link to={path} className={buttonClass('primary', 'small')}>
        {t(`today.${kind}Action`)}
      </Link>
    </section>
  );
}

function TodaySkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
