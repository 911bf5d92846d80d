import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { HomeFeedName } from './home-choice.ts';

type FeedTabsProps = { feed: HomeFeedName; onChoose: (feed: HomeFeedName) => void; children: ReactNode };

const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight'];

/**
 * Following and For you; what is below belongs to the one that is shown. In place of `Tabs`, whose nine kilobytes the
 * first load does not have to spare.
 */
export function FeedTabs({ feed, onChoose, children }: FeedTabsProps) {
  const { t } = useTranslation();
  const id = useId();
  const other = feed === 'following' ? 'forYou' : 'following';
  const onKeyDown = (event: KeyboardEvent) => {
    if (!arrows.includes(event.key)) return;
    event.preventDefault();
    onChoose(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  const tab = (value: HomeFeedName, label: string) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${value}`}
      aria-selected={value === feed}
      aria-controls={`${id}-panel`}
      tabIndex={value === feed ? 0 : -1}
      onClick={() => onChoose(value)}
      onKeyDown={onKeyDown}
      className="h-12 px-4 font-semibold text-ink-soft transition hover:text-ink aria-selected:text-ink aria-selected:shadow-[inset_0_-2px] aria-selected:shadow-accent"
    >
      {label}
    </button>
  );
  return (
    <>
      <div role="tablist" aria-label={t('feed.tabs')} className="flex gap-1 border-line border-b">
        {tab('following', t('feed.following'))}
        {tab('forYou', t('feed.forYou'))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${feed}`} className="pt-5">
        {children}
      </div>
    </>
  );
}
