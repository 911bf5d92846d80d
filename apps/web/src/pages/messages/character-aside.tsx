import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useHelpShown } from '../../features/conversation/use-help-shown.ts';
import { conversationQuery } from '../../features/inbox/inbox.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';

/** `3xl` in theme.css. */
const isRoomFor = '(min-width: 112rem)';

// Beside the conversation, so after it.
const CharacterGlance = lazy(
  lazyWithRetry(() => import('./character-glance.tsx').then((m) => ({ default: m.CharacterGlance }))),
);

/** Beside a conversation with a creator, on the widest screens: who they are and what they post. */
export function CharacterAside({ id, chatNo, me }: { id: string; chatNo: number; me: UserData }) {
  const isBeside = useMediaQuery(isRoomFor);
  const { data: conversation } = useQuery({ ...conversationQuery(id, me, chatNo), enabled: isBeside });
  if (!isBeside || conversation?.side !== 'fan' || conversation.is_closed === 1) return null;
  return <Aside conversation={conversation} />;
}

function Aside({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  // Beside help nothing is sold, and locked pictures are.
  if (useHelpShown(conversation)) return null;
  return (
    <aside
      aria-label={t('chat.about', { name: conversation.nickname })}
      className="w-96 4xl:w-112 shrink-0 overflow-y-auto border-line border-e pb-6 [scrollbar-width:thin]"
    >
      <Suspense fallback={null}>
        <CharacterGlance charId={conversation.char_id} />
      </Suspense>
    </aside>
  );
}
