import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { insertText } from '../../features/conversation/insert-text.ts';
import { fanPanelDialog } from '../../features/creator-tools/fan/fan-panel.dialog.ts';
import { conversationQuery } from '../../features/inbox/inbox.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';

// Only creators see them, beside or over what is said.
const FanPanel = lazy(
  lazyWithRetry(() =>
    import('../../features/creator-tools/fan/fan-panel.tsx').then((m) => ({ default: m.FanPanel })),
  ),
);
const FanNotes = lazy(lazyWithRetry(() => import('./fan-notes.tsx').then((m) => ({ default: m.FanNotes }))));

const isRoomFor = '(min-width: 90rem)';

/** Beside a conversation with a fan: what their creator knows of them, where there is room. */
export function FanAside({ id, chatNo, me }: { id: string; chatNo: number; me: UserData }) {
  const { t } = useTranslation();
  const isBeside = useMediaQuery(isRoomFor);
  const { data: conversation } = useQuery({ ...conversationQuery(id, me, chatNo), enabled: isBeside });
  if (!isBeside || conversation?.side !== 'creator' || conversation.is_closed === 1) return null;
  const { user_id: userId, nickname: name } = conversation;
  const title = t('fan.title', { name });
  return (
    <aside
      aria-label={title}
      className="w-72 shrink-0 overflow-y-auto border-line border-e px-5 pb-6 3xl:w-80"
    >
      <h2 className="py-4 font-bold text-lead">{title}</h2>
      <Suspense fallback={<PanelSkeleton />}>
        <FanPanel
          userId={userId}
          name={name}
          memory={<FanNotes conversation={conversation} hasChats />}
          onInsert={(text) => insertText(conversation, text)}
        />
      </Suspense>
    </aside>
  );
}

/** Opens the same as a sheet where there is no room beside. */
export function FanPanelButton({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const isBeside = useMediaQuery(isRoomFor);
  if (isBeside || conversation.side !== 'creator') return null;
  const { user_id: userId, nickname: name } = conversation;
  const open = async () => {
    const text = await openDialog(fanPanelDialog, {
      userId,
      name,
      memory: (
        <Suspense fallback={<PanelSkeleton />}>
          <FanNotes conversation={conversation} />
        </Suspense>
      ),
    });
    if (text) insertText(conversation, text);
  };
  return (
    <IconButton
      label={t('fan.open')}
      icon={<UserRoundSearch className="size-5.5" />}
      onClick={() => void open()}
    />
  );
}

function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
