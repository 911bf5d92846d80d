import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import type { HomeFeedName } from './home-choice.ts';

type FeedTabsProps = { feed: HomeFeedName; onChoose: (feed: HomeFeedName) => void; children: ReactNode };

/** Following and For you; what is below belongs to the one that is shown. */
export function FeedTabs({ feed, onChoose, children }: FeedTabsProps) {
  const { t } = useTranslation();
  const tab = (value: HomeFeedName, label: string) => ({
    value,
    label,
    content: value === feed ? children : null,
  });
  return (
    <Tabs
      label={t('feed.tabs')}
      value={feed}
      onChange={(value) => onChoose(value as HomeFeedName)}
      tabs={[tab('following', t('feed.following')), tab('forYou', t('feed.forYou'))]}
    />
  );
}
