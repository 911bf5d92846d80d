import type { CallOutput } from '@kindred/contract/all/calls';
import type { SearchKind } from '@kindred/contract/discover/calls';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConversationResult } from './conversation-result.tsx';
import { CreatorResult } from './creator-result.tsx';
import { PostResult } from './post-result.tsx';
import { searchKindNames, searchKinds } from './search-kinds.ts';

type Found = CallOutput<'search'>;

export function ResultGroups({ results, typed }: { results: Found; typed: string }) {
  const { t } = useTranslation();
  return searchKinds.map((kind) => {
    const label = t(searchKindNames[kind]);
    if (results[kind].length === 0) return null;
    return (
      // biome-ignore lint: options of a list box are grouped by this role, not by a field set
      <div key={kind} role="group" aria-label={label}>
        <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-caption text-ink-faint">
          {label}
        </p>
        {resultsOf(kind, results, typed, true)}
      </div>
    );
  });
}

export function resultsOf(kind: SearchKind, results: Found, typed: string, isOption = false): ReactNode {
  switch (kind) {
    case 'characters':
      return results.characters.map((card) => (
        <CreatorResult key={card.char_id} card={card} typed={typed} isOption={isOption} />
      ));
    case 'posts':
      return results.posts.map((post) => (
        <PostResult key={post.diary_id} post={post} typed={typed} isOption={isOption} />
      ));
    case 'conversations':
      return results.conversations.map((hit) => (
        <ConversationResult
          key={`${hit.char_id} ${hit.user_id} ${hit.seq}`}
          hit={hit}
          typed={typed}
          isOption={isOption}
        />
      ));
    default:
      return kind satisfies never;
  }
}

export function hasNoResults({ characters, posts, conversations }: Record<SearchKind, unknown[]>): boolean {
  return characters.length + posts.length + conversations.length === 0;
}
