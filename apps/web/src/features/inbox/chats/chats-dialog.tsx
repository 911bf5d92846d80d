import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type DialogProps, openDialog } from '../../../ui/overlay/dialogs.ts';
import { chatsQuery } from '../inbox.queries.ts';
import { peerName } from '../peer-name.ts';
import { ChatRow } from './chat-row.tsx';
import { newChatDialog } from './chats.dialog.ts';

/** All conversations of a fan with one character: to open, and for the fan to name, to delete, to begin. */
export function ChatsDialog({ conversation, onClose }: { conversation: ChatListItem } & DialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(chatsQuery(conversation));
  const name = peerName(conversation);
  const begin = () => {
    onClose();
    void openDialog(newChatDialog, { conversation });
  };
  return (
    <Dialog
      title={t('chats.title', { name })}
      footer={
        conversation.side === 'fan' && (
          <Button variant="secondary" onClick={begin}>
            <Plus aria-hidden="true" className="size-4.5" />
            {t('chats.new')}
          </Button>
        )
      }
    >
      {conversation.side === 'fan' && <p className="pb-3 text-ink-soft">{t('chats.lead', { name })}</p>}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-32" />)}
      <ul className="divide-y divide-line">
        {data?.list.map((item) => (
          <ChatRow
            key={item.chat_no}
            item={item}
            isCurrent={item.chat_no === conversation.chat_no}
            onOpen={() => onClose()}
          />
        ))}
      </ul>
    </Dialog>
  );
}
