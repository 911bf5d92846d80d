import type { SearchKind } from '@kindred/contract/discover/calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FoundConversation } from './found-conversation.tsx';
import { FoundCreator } from './found-creator.tsx';
import { FoundPost } from './found-post.tsx';

type FoundProps = { found: CallOutput<'search'>; typed: string };

/** The first hits of each kind as options of a list, and the way to all of them. */
export function FoundGroups({ found, typed }: FoundProps) {
  const { t } = useTranslation();
  return (
    <>
      <Group label={t('search.creators')}>
        {found.characters.map((card) => (
          <FoundCreator key={card.char_id} card={card} typed={typed} isOption />
        ))}
      </Group>
      <Group label={t('search.posts')}>
        {found.posts.map((post) => (
          <FoundPost key={post.diary_id} post={post} typed={typed} isOption />
        ))}
      </Group>
      <Group label={t('search.conversations')}>
        {found.conversations.map((hit) => (
          <FoundConversation
            key={`${hit.char_id} ${hit.user_id} ${hit.seq}`}
            hit={hit}
            typed={typed}
            isOption
          />
        ))}
      </Group>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode[] }) {
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

export function isNothingFound({ characters, posts, conversations }: Record<SearchKind, unknown[]>): boolean {
  return characters.length + posts.length + conversations.length === 0;
}
