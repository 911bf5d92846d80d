import type { Insights } from '@kindred/contract/creator-tools/calls';
import { type InsightDays, insightDays } from '@kindred/contract/audience/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { insightsQuery } from '../creator-tools.queries.ts';
import { ToolSection } from '../tool-section.tsx';
import { AudienceSection } from './audience/audience-section.tsx';
import { DayBars } from './day-bars.tsx';
import { KeyFigures } from './key-figures.tsx';
import { type Share, ShareBars } from './share-bars.tsx';
import { TopFans } from './top-fans.tsx';
import { TopPosts } from './top-posts.tsx';

export function InsightsPanel() {
  const { t } = useTranslation();
  const [days, setDays] = useState<InsightDays>(30);
  const { data, error, refetch } = useQuery({ ...insightsQuery(days), placeholderData: keepPreviousData });
  return (
    <div className="flex flex-col gap-6">
      <ChoiceChips
        label={t('insights.range')}
        choices={insightDays.map((count) => ({ value: String(count), label: t('insights.days', { count }) }))}
        value={String(days)}
        onChange={(value) => setDays(Number(value) as InsightDays)}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <InsightsSkeleton />}
      {data && <Figures insights={data} />}
      {data && <AudienceSection days={days} />}
    </div>
  );
}

function Figures({ insights }: { insights: Insights }) {
  const { t } = useTranslation();
  const days = insights.days.map(({ day }) => day);
  const earned = insights.days.map((day) => day.earned_usd_cents);
  const people = [
    {
      name: t('insights.newFollowers'),
      className: 'fill-action',
      values: insights.days.map((day) => day.follower_num),
    },
    {
      name: t('insights.newSubscribers'),
      className: 'fill-ink-soft',
      values: insights.days.map((day) => day.subscriber_num),
    },
  ];
  const isEmpty =
    insights.earned.total === 0 && insights.people.followers === 0 && insights.top_posts.length === 0;
  return (
    <>
      {isEmpty && <p className="rounded-card bg-sunken p-5">{t('insights.nothingYet')}</p>}
      <KeyFigures insights={insights} />
      <div className="grid gap-6 3xl:grid-cols-2">
        <DayBars
          label={t('insights.earnedByDay')}
          days={days}
          series={[{ name: t('insights.earned'), className: 'fill-money', values: earned }]}
          before={insights.days_before.map((day) => day.earned_usd_cents)}
          format={formatUsd}
        />
        <DayBars
          label={t('insights.peopleByDay')}
          days={days}
          series={people}
          before={insights.days_before.map((day) => day.follower_num + day.subscriber_num)}
          format={formatNumber}
        />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-10 lg:grid-cols-2">
        <Shares title={t('insights.byKind')} shares={kindShares(insights, t)} />
        <Shares title={t('insights.subscribersBy')} shares={stateShares(insights, t)} />
        <ToolSection title={t('insights.topPosts')}>
          <TopPosts posts={insights.top_posts} />
        </ToolSection>
        <ToolSection title={t('insights.topFans')}>
          <TopFans fans={insights.top_fans} />
        </ToolSection>
      </div>
    </>
  );
}

/** Parts that are not zero; nothing where all are. */
function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  const present = shares.filter(({ value }) => value !== 0);
  if (present.length === 0) return null;
  return (
    <ToolSection title={title}>
      <ShareBars shares={present} />
    </ToolSection>
  );
}

function kindShares({ earned }: Insights, t: Translate) {
  const share = (name: string, value: number) => ({ name, value, text: formatUsd(value) });
  return [
    share(t('insights.subscription'), earned.subscription),
    share(t('insights.gift'), earned.gift),
    share(t('insights.unlock'), earned.unlock),
    share(t('insights.messages'), earned.message ?? 0),
    share(t('insights.takenBack'), earned.taken_back),
  ];
}

function stateShares({ people }: Insights, t: Translate) {
  const share = (name: string, value: number) => ({ name, value, text: formatNumber(value) });
  return [
    share(t('insights.active'), people.active),
    share(t('insights.trialing'), people.trialing),
    share(t('insights.canceled'), people.canceled),
    share(t('insights.pastDue'), people.past_due),
  ];
}

function InsightsSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-32 rounded-card max-xl:first:col-span-full" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </>
  );
}
