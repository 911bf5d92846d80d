import type { SearchKind } from '@kindred/contract/discover/calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConversationResult } from './conversation-result.tsx';
import { CreatorResult } from './creator-result.tsx';
import { PostResult } from './post-result.tsx';

type ResultGroupsProps = { results: CallOutput<'search'>; typed: string };

/** The first results of each kind as options of a list box. */
export function ResultGroups({ results, typed }: ResultGroupsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ResultGroup label={t('search.creators')}>
        {results.characters.map((card) => (
          <CreatorResult key={card.char_id} card={card} typed={typed} isOption />
        ))}
      </ResultGroup>
      <ResultGroup label={t('search.posts')}>
        {results.posts.map((post) => (
          <PostResult key={post.diary_id} post={post} typed={typed} isOption />
        ))}
      </ResultGroup>
      <ResultGroup label={t('search.conversations')}>
        {results.conversations.map((hit) => (
          <ConversationResult
            key={`${hit.char_id} ${hit.user_id} ${hit.seq}`}
            hit={hit}
            typed={typed}
            isOption
          />
        ))}
      </ResultGroup>
    </>
  );
}

function ResultGroup({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    // biome-ignore lint: options of a list box are grouped by this role, not by a field set
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-caption text-ink-faint">
        {label}
      </p>
      {children}
    </div>
  );
}

export function hasNoResults({ characters, posts, conversations }: Record<SearchKind, unknown[]>): boolean {
  return characters.length + posts.length + conversations.length === 0;
}
