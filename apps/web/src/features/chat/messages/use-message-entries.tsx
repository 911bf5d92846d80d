import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Copy, Flag, Undo2 } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { isOwnSide } from '../conversation-updates.ts';
import { ReportMessageContext } from './report-message.ts';
import { useDeleteMessage } from './use-delete-message.ts';

/** What can be done with a message: with any of them, with one's own, with one of the other side. */
export function useMessageEntries({ side }: ChatListItem, message: ChatMessage): MenuEntry[] {
  const { t } = useTranslation();
  const { mutate: deleteMessage } = useDeleteMessage();
  const report = useContext(ReportMessageContext);
  const copy = async () => {
    await navigator.clipboard.writeText(message.content);
    toast('success', t('chat.copied'));
  };
  // A creator may also take back what was said in their name.
  const isOwn = isOwnSide(side, message.identity);
  return [
    { label: t('chat.copy'), icon: <Copy aria-hidden="true" />, onSelect: () => void copy() },
    ...(isOwn
      ? [
          {
            label: t('chat.delete'),
            icon: <Undo2 aria-hidden="true" />,
            isDanger: true,
            onSelect: () => deleteMessage(message),
          },
        ]
      : []),
    ...(report && !isOwn
      ? [
          {
            label: t('chat.report'),
            icon: <Flag aria-hidden="true" />,
            isDanger: true,
            onSelect: () => report(message),
          },
        ]
      : []),
  ];
}
