import type { SearchKind } from '@kindred/contract/discover/calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FoundConversation } from './found-conversation.tsx';
import { FoundCreator } from './found-creator.tsx';
import { FoundPost } from './found-post.tsx';
import { searchKindNames, searchKinds } from './search-kinds.ts';

type Found = CallOutput<'search'>;

/** The first hits of each kind as options of a list. */
export function FoundGroups({ found, typed }: { found: Found; typed: string }) {
  const { t } = useTranslation();
  return searchKinds.map((kind) => {
    const label = t(searchKindNames[kind]);
    if (found[kind].length === 0) return null;
    return (
      // biome-ignore lint: options of a list box are grouped by this role, not by a field set
      <div key={kind} role="group" aria-label={label}>
        <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-caption text-ink-faint">
          {label}
        </p>
        {hitsOf(kind, found, typed, true)}
      </div>
    );
  });
}

/** The hits of one kind, as lines or as options of a list. */
export function hitsOf(kind: SearchKind, found: Found, typed: string, isOption = false): ReactNode {
  switch (kind) {
    case 'characters':
      return found.characters.map((card) => (
        <FoundCreator key={card.char_id} card={card} typed={typed} isOption={isOption} />
      ));
    case 'posts':
      return found.posts.map((post) => (
        <FoundPost key={post.diary_id} post={post} typed={typed} isOption={isOption} />
      ));
    case 'conversations':
      return found.conversations.map((hit) => (
        <FoundConversation
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

export function isNothingFound({ characters, posts, conversations }: Record<SearchKind, unknown[]>): boolean {
  return characters.length + posts.length + conversations.length === 0;
}
